/**
 * `/artifact/:id` with its parameters, each encoded; those that the path does not have become the query. Undefined when
 * one that it needs is missing: half an address leads nowhere.
 */
export function fillPath(
  path: string,
  params: Readonly<Record<string, string>> = {},
  anchor?: string,
): string | undefined {
  const query = new URLSearchParams(params);
  let whole = true;
  const filled = path.replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = query.get(name);
    query.delete(name);
    whole &&= Boolean(value || optional);
    return value ? `/${encodeURIComponent(value)}` : '';
  });
  if (!whole) return undefined;
  const text = query.toString().replaceAll('+', '%20');
  return (filled || '/') + (text && `?${text}`) + (anchor ? `#${anchor}` : '');
}
