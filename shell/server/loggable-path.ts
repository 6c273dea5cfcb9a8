/** Long enough that nobody guesses it: results, tokens, visitors. Words of an address are shorter between hyphens. */
const SECRET = /[0-9a-f]{16,}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const LONGEST = 300;

/** An address for the log: without its query, and without the parts that open something to whoever reads them. */
export function loggablePath(url: string): string {
  return url.split('?', 1)[0]!.replace(SECRET, ':id').slice(0, LONGEST);
}
