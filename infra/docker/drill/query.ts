import type { Compose } from '../stack/compose.ts';

/** What MySQL's client prints for a statement as root: a line a row, tabs between its values. */
export type Query = (statement: string) => Promise<string>;

/** Of the one server. */
export function onServer(stack: Compose): Query {
  return (statement) => stack.run('exec', '-T', 'mysql', ...client('127.0.0.1', statement));
}

/** Of the group's primary, from a container of its own: any member may be away. */
export function onPrimary(stack: Compose): Query {
  return (statement) => {
    const [program = '', ...words] = client('mysql', statement);
    return stack.run('run', '--rm', '-T', '--no-deps', `--entrypoint=${program}`, 'group', ...words);
  };
}

function client(host: string, statement: string): string[] {
  const call = `exec mysql --protocol=tcp --connect-timeout=5 -h${host} -uroot -N -B -e "${statement}"`;
  return ['bash', '-c', `MYSQL_PWD=$(</secrets/mysql/root) ${call}`];
}
