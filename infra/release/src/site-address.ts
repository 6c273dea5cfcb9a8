import { type Input, text } from './command.ts';
import { UsageError } from './command-error.ts';

/** The site's own address, where the registry's may be another. */
export function siteOf(input: Input): string {
  const site = text(input, 'site') ?? input.settings.registry;
  const url = URL.parse(site);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return site.replace(/\/+$/, '');
  throw new UsageError(`--site is "${site}", which is not an http address.`);
}
