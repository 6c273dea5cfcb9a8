import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { command } from './command.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** What npm hands to its scripts would tell the npm of another folder that it is in this one. */
const OWN_NPM = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(npm_|NODE_OPTIONS$|NODE_PATH$)/i.test(name))
    .map((name) => [name, undefined]),
);

/** Where a team works: outside of this repository, with nothing of it but the packages that it was given. */
export class TeamFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'coachlab-team-'));
  readonly #site: string;
  /** Of the team, once an operator has made it. */
  token = '';

  constructor(site: string) {
    this.#site = site;
  }

  /** Packs what a team is given (`npm run packages`), and installs the `coachlab` command from it. */
  async install(): Promise<void> {
    const packages = join(this.path, 'packages');
    await command('npm', ['run', '--silent', 'packages', '--', packages], OWN_NPM, { cwd: ROOT });
    writeFileSync(join(this.path, 'package.json'), '{ "private": true }\n');
    await this.npm('.', 'install', ...globSync(`${packages}/coachlab-{contracts,keys,release}-*.tgz`));
  }

  npm(folder: string, ...args: string[]): Promise<string> {
    return command('npm', args, OWN_NPM, { cwd: join(this.path, folder) });
  }

  /** The installed command, in a folder of the team's. */
  coachlab(folder: string, ...args: string[]): Promise<string> {
    return this.coachlabBy(this.token, folder, ...args);
  }

  coachlabBy(token: string, folder: string, ...args: string[]): Promise<string> {
    return command(process.execPath, [this.#program, ...args], this.#environment(token), {
      cwd: join(this.path, folder),
    });
  }

  write(file: string, change: (text: string) => string): void {
    const path = join(this.path, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }

  /** A file that every user may read, in a folder that its owner alone may enter. */
  keepSecret(file: string, text: string): void {
    const path = join(this.path, file);
    mkdirSync(dirname(path), { mode: 0o700 });
    writeFileSync(path, text, { mode: 0o444 });
  }

  compose(folder: string, site: string, ...args: string[]): Promise<string> {
    // Nothing of the site's stack, which another variable would name.
    const env = { ...OWN_NPM, COMPOSE_PROJECT_NAME: undefined, COMPOSE_FILE: undefined, SITE: site };
    return command('docker', ['compose', ...args], env, { cwd: join(this.path, folder) });
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  get #program(): string {
    return join(this.path, 'node_modules/@coachlab/release/bin/coachlab.mjs');
  }

  #environment(token: string): Record<string, string | undefined> {
    return { ...OWN_NPM, COACHLAB_REGISTRY: this.#site, COACHLAB_TOKEN: token };
  }
}
