import { command } from './command.ts';
import type { Compose } from './compose.ts';

/** As docs/containers.md says. */
const MYSQL = 'MYSQL_PWD=$(</secrets/mysql/root) exec mysql -h127.0.0.1 -uroot';

/** A team's schema and user on the stack's MySQL, as an operator adds and drops them. */
export class TeamDatabase {
  readonly #stack: Compose;
  readonly #name: string;

  constructor(stack: Compose, name: string) {
    this.#stack = stack;
    this.#name = name;
  }

  /** @returns the address for the service's DATABASE_URL_FILE */
  async add(): Promise<string> {
    await this.#say('add-database');
    const password = await this.#stack.run('run', '--rm', '-T', 'secrets', 'show', `database-${this.#name}`);
    return `mysql://${this.#name}:${password}@mysql:3306/${this.#name}`;
  }

  drop(): Promise<void> {
    return this.#say('drop-database');
  }

  tables(): Promise<string> {
    return asRoot(this.#stack, `SHOW TABLES FROM \`${this.#name}\``);
  }

  async #say(what: string): Promise<void> {
    const compose = 'docker compose --project-directory "$ROOT"';
    const line = `set -o pipefail; ${compose} run --rm -T secrets ${what} ${this.#name} | ${compose} exec -T mysql bash -c '${MYSQL}'`;
    await command('bash', ['-c', line], { ...this.#stack.environment, ROOT: this.#stack.root });
  }
}

/** Rows without a head, one a line. */
export function asRoot(stack: Compose, statement: string): Promise<string> {
  return stack.run('exec', '-T', 'mysql', 'bash', '-c', `${MYSQL} -N -e "$0"`, statement);
}
