import { setTimeout as sleep } from 'node:timers/promises';
import type { Compose } from '../stack/compose.ts';

/** What MySQL's client prints for a statement as root: a line a row, tabs between its values. */
export type Query = (statement: string) => Promise<string>;

/** Of the one server. */
export function onServer(stack: Compose): Query {
  return (statement) => stack.run('exec', '-T', 'mysql', ...client('127.0.0.1', statement));
}

/** Times that a primary is asked for, a second apart: there is none while the others elect it. */
const TRIES = 30;

/** Of the group's primary, from a container of its own: any member may be away. */
export function onPrimary(stack: Compose): Query {
  return async (statement) => {
    const [program = '', ...words] = client('mysql', statement);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await stack.run(
          'run',
          '--rm',
          '-T',
          '--no-deps',
          `--entrypoint=${program}`,
          'group',
          ...words,
        );
      } catch (error) {
        if (attempt === TRIES) throw error;
        await sleep(1_000);
      }
    }
  };
}

function client(host: string, statement: string): string[] {
  const call = `exec mysql --protocol=tcp --connect-timeout=5 -h${host} -uroot -N -B -e "${statement}"`;
  return ['bash', '-c', `MYSQL_PWD=$(</secrets/mysql/root) ${call}`];
}
