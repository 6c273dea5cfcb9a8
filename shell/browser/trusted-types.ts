import { WORKER_PATH } from '../app/offline/addresses.ts';

/** As much of it as the page uses; TypeScript does not know it yet. */
interface PolicyFactory {
  createPolicy: (
    name: 'default',
    rules: {
      createHTML: (html: string) => string | null;
      createScriptURL: (url: string) => string | null;
    },
  ) => unknown;
}

/** React makes a script element this way; one that was made so never runs. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * The one policy of the page for what would write markup or load a script. Text without a tag may be written (JSON for
 * search engines), scripts come from where the shell and its releases lie, but for the service worker, and from other origins as far as the
 * Content-Security-Policy names them.
 */
export function restrictSinks(types: PolicyFactory | undefined, page: Location): void {
  types?.createPolicy('default', {
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : null),
    createScriptURL(url) {
      const { protocol, origin, pathname } = new URL(url, page.href);
      const isOwn = origin === page.origin;
      return (
        isOwn ? pathname.startsWith('/remotes/') || pathname === WORKER_PATH : protocol.startsWith('http')
      )
        ? url
        : null;
    },
  });
}

export function trustedTypes(): PolicyFactory | undefined {
  return (window as { trustedTypes?: PolicyFactory }).trustedTypes;
}
