const LONGEST_MESSAGE = 200;
/** As much as the registry keeps of a failure. */
const LONGEST = 1_000;

/**
 * What may be told of an error: its message and frames, at most 1,000 characters. Quoted text may be the page's or
 * somebody's own, as in what JSON.parse throws, and a query is the visitor's: both are taken out.
 */
export function failureText(message: string, stack = ''): string {
  // Chromium's and Node's frames begin with "at", the others' have an "@".
  const frames = stack.split('\n').filter((line) => /^\s*at |@/.test(line));
  const said = message.split('\n', 1)[0]!.replaceAll(/"[^"]*"?/g, '"…"');
  return [said.slice(0, LONGEST_MESSAGE), ...frames.map((line) => line.trim())]
    .join('\n')
    .replaceAll(/(\/[^\s?#)]*)[?#][^\s:)]*/g, '$1')
    .slice(0, LONGEST);
}
