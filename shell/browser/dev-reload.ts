/** Development only: reloads the page when another release runs. */
export function reloadOnChange(): void {
  let first: string | null = null;
  new EventSource('/-/dev/events').addEventListener('message', ({ data }: MessageEvent<string>) => {
    first ??= data;
    if (data !== first) location.reload();
  });
}
