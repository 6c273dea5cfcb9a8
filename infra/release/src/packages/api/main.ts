// npm run packages:api: whether each package still offers what its api.txt says; --renew writes it anew.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PACKAGES } from '../packages.ts';
import { apiFaults, renewApi } from './package-api.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const { values } = parseArgs({ options: { renew: { type: 'boolean' }, major: { type: 'boolean' } } });

for (const dir of PACKAGES) {
  const { done, refused = [] } = values.renew
    ? renewApi(ROOT, dir, values.major ?? false)
    : { refused: apiFaults(join(ROOT, dir)) };
  if (done) console.log(done);
  for (const fault of refused) console.error(fault);
  if (refused.length > 0) process.exitCode = 1;
}
