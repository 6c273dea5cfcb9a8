import { connect } from 'node:http2';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Compose } from '../stack/compose.ts';

const ROOT = '/data/caddy/pki/authorities/local/root.crt';

/** Has this process believe the front's own authority, and sees that the front speaks HTTP/2. */
export async function believeFront(stack: Compose): Promise<void> {
  const root = await stack.run('exec', '-T', 'front', 'cat', ROOT);
  setDefaultCACertificates([...getCACertificates('default'), root]);
  await new Promise<void>((resolve, reject) => {
    const session = connect(stack.url);
    session.once('error', reject);
    session.once('connect', () => session.close(resolve));
  });
}
