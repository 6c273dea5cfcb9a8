import { type RealmHost, URL_PARTS } from '@coachlab/contracts';

/** Node's parser of addresses for the realm, which has none: text in, text out. */
export const addressPorts: Pick<RealmHost, 'parseUrl' | 'changeUrl'> = {
  parseUrl(address, base) {
    if (typeof address !== 'string' || typeof base !== 'string') return '';
    return partsOf(URL.parse(address, base === '' ? undefined : base));
  },
  changeUrl(address, part, value) {
    if (typeof address !== 'string' || typeof value !== 'string') return '';
    const url = URL.parse(address);
    if (url && SETTABLE.has(part)) Reflect.set(url, part, value);
    return partsOf(url);
  },
};

const SETTABLE: ReadonlySet<string> = new Set(URL_PARTS.filter((part) => part !== 'origin'));

function partsOf(url: URL | null): string {
  return url ? URL_PARTS.map((part) => url[part]).join('\n') : '';
}
