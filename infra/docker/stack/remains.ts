import { command } from './command.ts';
import type { Compose } from './compose.ts';
import { asRoot } from './team-database.ts';

/** Which containers run the site, and since when: the same as long as none was started anew. */
export async function containersOf(stack: Compose): Promise<string[]> {
  const ids = (await stack.run('ps', '--quiet')).split('\n');
  const shown = '{{.Name}} {{.Id}} {{.State.StartedAt}} {{.RestartCount}}';
  return (await command('docker', ['inspect', '--format', shown, ...ids])).split('\n').sort();
}

/** Columns of the registry's tables that name a section; its audit trail tells of all that ever were. */
const NAMED = `SELECT CONCAT(table_name, '.', column_name) FROM information_schema.columns
  WHERE table_schema = 'registry' AND column_name IN ('remote', 'name', 'owner')
  AND table_name NOT IN ('audit_trail', 'migrations')`;

/** All that a section with a service may leave on the machine, in the database, in the registry and among its files. */
export async function remainsOf(stack: Compose, name: string): Promise<Record<string, string[]>> {
  const docker = async (...args: string[]) => lines(await command('docker', args));
  const owned = ['--quiet', '--filter', `label=com.docker.compose.project=service-${name}`];
  const counts = lines(await asRoot(stack, NAMED)).map((place) => {
    const [table = '', column = ''] = place.split('.');
    return `SELECT '${place}', COUNT(*) AS found FROM registry.\`${table}\` WHERE \`${column}\` IN ('${name}', 'team-${name}')`;
  });
  const rows = await asRoot(
    stack,
    `SELECT * FROM (${counts.join(' UNION ALL ')}) AS counted WHERE found > 0`,
  );
  const files = await stack.run('exec', '-T', 'registry', 'find', '/data', '-path', `*/${name}*`);
  const find = ['--entrypoint', 'find', 'secrets', '/secrets', '-name', `*${name}*`];
  return {
    containers: await docker('ps', '--all', ...owned),
    images: await docker('image', 'ls', '--quiet', `service-${name}`),
    volumes: await docker('volume', 'ls', ...owned),
    networks: await docker('network', 'ls', ...owned),
    databases: lines(await asRoot(stack, `SHOW DATABASES LIKE '${name}'`)),
    users: lines(await asRoot(stack, `SELECT user FROM mysql.user WHERE user = '${name}'`)),
    rows: lines(rows),
    files: lines(files),
    keys: lines(await stack.run('run', '--rm', '-T', ...find)),
  };
}

const lines = (text: string) => text.split('\n').filter(Boolean);
