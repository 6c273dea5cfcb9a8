import { UsageError } from './command-error.ts';

/** `artifacts=http://host:4101,personas=…` to API and address; `none` empties the list; undefined leaves it as it is. */
export function parseUpstreams(
  given: string | undefined,
  option = '--upstream',
): Record<string, string> | undefined {
  if (given === undefined) return undefined;
  if (given === 'none') return {};
  return Object.fromEntries(
    given.split(',').map((pair): [string, string] => {
      const at = pair.indexOf('=');
      const [api, address] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
      if (at > 0 && api !== '' && URL.canParse(address)) return [api, address];
      throw new UsageError(`${option}: "${pair}" is not api=address.`);
    }),
  );
}
