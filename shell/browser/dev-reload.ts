/** Development only: reloads the page when another release runs. */
export function reloadOnChange(): void {
  let first: string | null = null;
  new EventSource('/-/dev/events').onmessage = ({ data }) => {
    first ??= data as string;
    if (data !== first) location.reload();
  };
}
