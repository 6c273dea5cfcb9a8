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
  const docker = async (...args: string[]) => (await command('docker', args)).split('\n').sort();
  const counts = lines(await asRoot(stack, NAMED)).map((place) => {
    const [table = '', column = ''] = place.split('.');
    return `SELECT '${place}', COUNT(*) AS found FROM registry.\`${table}\` WHERE \`${column}\` IN ('${name}', 'team-${name}')`;
  });
  const rows = await asRoot(
    stack,
    `SELECT * FROM (${counts.join(' UNION ALL ')}) AS counted WHERE found > 0`,
  );
  const files = await stack.run('exec', '-T', 'registry', 'find', '/data', '-path', `*/${name}*`);
  const keys = await stack.run(
    'run',
    '--rm',
    '-T',
    '--entrypoint',
    'find',
    'secrets',
    '/secrets',
    '-name',
    `*${name}*`,
  );
  return {
    containers: await docker('ps', '--all', '--quiet'),
    images: await docker('image', 'ls', '--format', '{{.Repository}}:{{.Tag}}'),
    volumes: await docker('volume', 'ls', '--quiet'),
    networks: await docker('network', 'ls', '--quiet'),
    databases: lines(await asRoot(stack, 'SHOW DATABASES')),
    users: lines(await asRoot(stack, 'SELECT user FROM mysql.user ORDER BY user')),
    rows: lines(rows),
    files: lines(files),
    keys: lines(keys),
  };
}

const lines = (text: string) => text.split('\n').filter(Boolean);
