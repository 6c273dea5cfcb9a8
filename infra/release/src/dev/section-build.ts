import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserRelease, RemoteManifest } from '@coachlab/contracts';
import type { Configuration, Stats, Watching } from '@rspack/core';
import { CommandError } from '../command-error.ts';
import { typeErrors } from '../type-errors.ts';
import { buildError } from './build-error.ts';
import { rspackOf } from './rspack.ts';
import { ServerBuild } from './server-build.ts';

/** What pages are told of a section, whenever it changes. */
export interface BuildState {
  section: string;
  /** Of the newest build that has no errors. */
  hash: string;
  errors: string[];
  typeErrors: string[];
}

/** As much of a section as is served. */
export type DevelopedSection = Pick<
  SectionBuild,
  'name' | 'folder' | 'output' | 'state' | 'release' | 'entry' | 'server' | 'apis' | 'styles'
>;

/** Entries that pages may still ask for: a page was sent with the hash of one. */
const KEPT_ENTRIES = 50;

/** A section in its folder: built whenever a file changes, its types checked after each build. */
export class SectionBuild {
  readonly folder: string;
  /** Of the files that browsers load; `/remotes/<name>/development/`. */
  readonly output: string;
  readonly manifest: RemoteManifest;
  /** Null where the installed kit makes none. */
  readonly server: ServerBuild | null;
  readonly #container: string;
  readonly #onChange: (state: BuildState) => void;
  readonly #entries = new Map<string, Buffer>();
  /** Style sheets by page, and by part of one. */
  #styles = new Map<string, string[]>();
  #state: BuildState;
  #watching: Watching | undefined;
  #checking = new AbortController();
  /** Settles when no check is under way; it never rejects. */
  #checked: Promise<void> = Promise.resolve();

  private constructor(
    folder: string,
    output: string,
    manifest: RemoteManifest,
    container: string,
    server: ServerBuild | null,
    onChange: (state: BuildState) => void,
  ) {
    this.folder = folder;
    this.output = output;
    this.manifest = manifest;
    this.server = server;
    this.#container = container;
    this.#onChange = onChange;
    this.#state = { section: manifest.name, hash: '', errors: [], typeErrors: [] };
  }

  /**
   * Comes back after the first build, whether or not it has errors.
   * @param manifest as `readManifest` has read it
   * @param output folder for the files, which is left to the caller to remove
   */
  static async start(
    folder: string,
    manifest: RemoteManifest,
    output: string,
    onChange: (state: BuildState) => void,
  ): Promise<SectionBuild> {
    const [config, ofServer] = await readConfig(folder);
    if (config?.name !== manifest.name)
      throw new CommandError(
        'config_unknown',
        `${folder}/rspack.config.mjs makes no build for development: it must export what remoteConfig of @coachlab/remote-kit/build returns.`,
      );
    const into = (each: Configuration) => ({ ...each, output: { ...each.output, path: output } });
    const server = ofServer ? new ServerBuild(into(ofServer), folder) : null;
    const section = new SectionBuild(folder, output, manifest, config.output!.uniqueName!, server, onChange);
    await section.#watch(into(config));
    // Nobody waits for it yet; what it says against the sources is told with the first page.
    void server?.current().catch(() => {});
    return section;
  }

  get name(): string {
    return this.manifest.name;
  }

  get state(): BuildState {
    return this.#state;
  }

  /** APIs that its manifest says it calls. */
  get apis(): string[] {
    return Object.keys(this.manifest.needs.apis);
  }

  /** Addresses of the style sheets of a page, and of those of its parts that were drawn. */
  styles(page: string, html: string): string[] {
    const parts = Array.from(html.matchAll(/ data-part="([a-z-]+)"/g), ([, name]) => `part-${name}`);
    const files = new Set([page, ...parts].flatMap((name) => this.#styles.get(name) ?? []));
    return [...files].map((file) => `/remotes/${this.name}/development/${file}`);
  }

  /** The section as a page runs it, instead of a release. */
  get release(): BrowserRelease {
    const { routes, navigation, slots, roles } = this.manifest;
    const { hash } = this.#state;
    const bytes = this.#entries.get(hash) ?? '';
    return {
      version: 'development',
      base: `/remotes/${this.name}/development/`,
      container: this.#container,
      entry: `entry.js?${hash}`,
      entryIntegrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      routes,
      navigation,
      slots,
      ...(roles && { roles }),
    };
  }

  /** The entry of that build, or of the newest. */
  entry(hash: string): Buffer | undefined {
    return this.#entries.get(hash) ?? this.#entries.get(this.#state.hash);
  }

  async stop(): Promise<void> {
    this.#checking.abort();
    await this.server?.stop();
    await new Promise<void>((resolve) =>
      this.#watching ? this.#watching.close(() => resolve()) : resolve(),
    );
    await this.#checked;
  }

  async #watch(config: Configuration): Promise<void> {
    const compiler = rspackOf(this.folder)(config);
    compiler.hooks.invalid.tap('coachlab', () => this.#checking.abort());
    compiler.hooks.watchRun.tap('coachlab', ({ modifiedFiles, removedFiles }) =>
      this.server?.note(modifiedFiles, removedFiles),
    );
    await new Promise<void>((resolve, reject) => {
      const options = { aggregateTimeout: 5, ignored: /[\\/](node_modules|build|dist)[\\/]/ };
      this.#watching = compiler.watch(options, (error, stats) => {
        if (error) {
          // The first build ends the command; a later one is told as any other fault.
          this.#tell({ errors: [error.message] });
          return reject(error);
        }
        this.#built(stats!);
        resolve();
      });
    });
  }

  #built(stats: Stats): void {
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    if (errors.length > 0)
      return this.#tell({ errors: errors.map((error) => buildError(error, this.folder)) });
    const hash = stats.hash ?? '';
    this.#entries.set(hash, readFileSync(join(this.output, 'entry.js')));
    this.#styles = new Map(
      Array.from(stats.compilation.namedChunkGroups, ([name, group]) => [
        name,
        group.getFiles().filter((file) => file.endsWith('.css')),
      ]),
    );
    for (const old of [...this.#entries.keys()].slice(0, -KEPT_ENTRIES)) this.#entries.delete(old);
    this.#tell({ hash, errors: [] });
    this.#checking.abort();
    this.#checking = new AbortController();
    const { signal } = this.#checking;
    this.#checked = this.#checked.then(() => this.#checkTypes(signal));
  }

  async #checkTypes(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      const found = await typeErrors(this.folder, signal);
      if (!signal.aborted) this.#tell({ typeErrors: found });
    } catch (error) {
      if (!signal.aborted) this.#tell({ typeErrors: [(error as Error).message] });
    }
  }

  #tell(change: Partial<BuildState>): void {
    this.#state = { ...this.#state, ...change };
    this.#onChange(this.#state);
  }
}

/** What the section owns. @throws CommandError for a folder that is none */
export async function readManifest(folder: string): Promise<RemoteManifest> {
  const { default: manifest } = (await import(fileIn(folder, 'remote.ts'))) as { default: RemoteManifest };
  return manifest;
}

function fileIn(folder: string, name: string): string {
  const file = join(folder, name);
  if (existsSync(file)) return pathToFileURL(file).href;
  throw new CommandError('not_a_section', `${folder} is no section: it has no ${name}.`, {
    details: ['coachlab new <name> begins one.'],
  });
}

/** The section's own settings, as remote-kit makes a build for development of them. */
async function readConfig(folder: string): Promise<Configuration[]> {
  const file = fileIn(folder, 'rspack.config.mjs');
  process.env['COACHLAB_BUILD'] = 'development';
  try {
    const { default: config } = (await import(file)) as {
      default: Configuration[] | Promise<Configuration[]>;
    };
    return [await config].flat();
  } catch (cause) {
    throw new CommandError(
      'config_failed',
      `${basename(folder)}/rspack.config.mjs: ${(cause as Error).message}`,
      {
        cause,
      },
    );
  } finally {
    delete process.env['COACHLAB_BUILD'];
  }
}
