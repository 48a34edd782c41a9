"""HTTP routes: authentication, the API, and the pages that browsers load."""
