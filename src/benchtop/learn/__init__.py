"""Lessons, the coach, and what each game bends: content is data in a game's own `learn/` folder, this runs it."""
