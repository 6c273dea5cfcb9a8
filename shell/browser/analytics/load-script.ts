import type { Send } from './page-views.ts';

type Tag = (...values: unknown[]) => void;

/**
 * Loads a script that understands `gtag` (Google's tag and its self-hosted likenesses): it takes what lies in `dataLayer`.
 * Its own automatic view is switched off, since a view is sent at each change of route.
 */
export function loadScript(address: string): Promise<Send> {
  const page = window as unknown as { dataLayer?: unknown[]; gtag?: Tag };
  const layer = (page.dataLayer ??= []);
  // It tells calls from other entries by their being `arguments`.
  page.gtag ??= function tag() {
    // oxlint-disable-next-line prefer-rest-params -- the protocol
    layer.push(arguments);
  };
  const { gtag } = page;
  gtag('js', new Date());
  gtag('set', { page_location: window.location.origin, page_title: '', page_referrer: '' });
  gtag('config', new URL(address).searchParams.get('id') ?? '', { send_page_view: false });
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => {
      const send: Send = ({ path, location }) => {
        // Left to itself it reads the address bar, the title and the page before.
        const told = { page_location: location, page_title: path, page_referrer: '' };
        gtag('set', told);
        gtag('event', 'page_view', { page_path: path, ...told });
      };
      resolve(send);
    });
    script.addEventListener('error', () => reject(new Error('analytics')));
    document.head.append(script);
  });
}
