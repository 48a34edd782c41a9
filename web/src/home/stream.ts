/** Yield the lines of a JSON stream; empty lines only keep the connection alive. */

export async function* lines<Line>(path: string, signal: AbortSignal): AsyncGenerator<Line> {
  const response = await fetch(path, { signal });
  if (!response.ok || !response.body) throw new Error(response.statusText);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const parts = (rest + value).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part.trim()) yield JSON.parse(part) as Line;
  }
}
