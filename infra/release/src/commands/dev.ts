import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@coachlab/contracts';
import { type Command, type Input, text, texts } from '../command.ts';
import { printable } from '../format/printable.ts';
import { CommandError, UsageError } from '../command-error.ts';
import { buildClient } from '../dev/client.ts';
import { takenAddresses } from '../dev/compose.ts';
import { readManifest, SectionBuild } from '../dev/section-build.ts';
import { DevServer } from '../dev/server.ts';
import { findSite, type Site } from '../dev/site.ts';
import { sayState } from '../dev/say-state.ts';
import { remoteFolder } from '../remote-folder.ts';

const DEFAULT_PORT = 4_444;

export const dev: Command = {
  summary: 'work on a section inside a running site',
  help: `coachlab dev [folder] [--section <folder>]... [--site <address>] [--port <number>]

Serves the site on this machine with the section in <folder> (default: the current folder) in place of its release. The
shell, the other sections and the APIs are the site's; your sources run with Fast Refresh, so a change appears at once
and typed text is kept. The site needs no preparation, and nothing is sent to it except its pages' own requests.

Its pages are rendered on the server, with the code that the site renders with, and hydrated in the browser, where React
runs as its development build. Errors are shown over the page with the source line: builds, type errors, anything the
section throws on either side, and differences between the two sides. No other release steps in for it.

  --section <folder>   another section; may be repeated
  --site <address>     the site that visitors use; default: COACHLAB_REGISTRY or http://localhost:4000
  --port <number>      default: ${DEFAULT_PORT}

A change in remote.ts or rspack.config.mjs takes effect at the next start. Press Ctrl+C to stop.

  coachlab dev mfe-events
  coachlab dev . --site https://the-site.example --section ../mfe-rooms`,
  options: {
    section: { type: 'string', multiple: true },
    site: { type: 'string' },
    port: { type: 'string' },
  },
  takes: [0, 1],

  async run(input) {
    const port = portOf(input);
    const given = [...input.positionals, ...texts(input, 'section')];
    const named = (given.length > 0 ? given : ['.']).map((each) => remoteFolder(each, input.cwd));
    const folders = [...new Set(named)];
    const site = await findSite(siteOf(input));
    const output = mkdtempSync(join(tmpdir(), 'coachlab-dev-'));
    const stop = stopped();
    const begun: { stop(): Promise<void> }[] = [];
    try {
      await serve(input, { site, port, folders, output, begun });
      await stop;
    } finally {
      await Promise.all(begun.map((each) => each.stop()));
      rmSync(output, { recursive: true, force: true });
    }
  },
};

interface Plan {
  site: Site;
  port: number;
  folders: string[];
  output: string;
  /** What has to be stopped in the end. */
  begun: { stop(): Promise<void> }[];
}

async function serve(input: Input, { site, port, folders, output, begun }: Plan): Promise<void> {
  const sections: SectionBuild[] = [];
  const server = new DevServer({
    site: site.url,
    sections,
    client: output,
    port,
    say: input.say,
    onFault: ({ title, at }) => input.say(printable(at ? `${title}\n  at ${at}` : title)),
  });
  // Before anything is built: it fails at once where the port is taken.
  await server.listen();
  begun.push(server);
  const onChange = sayState(input.say, () => server.tell(sections.map(({ state }) => state)));
  const manifests = await Promise.all(folders.map(readManifest));
  for (const manifest of manifests) refuseTaken(site, manifest);
  await buildClient(folders[0]!, output);
  for (const [index, manifest] of manifests.entries()) {
    const section = await SectionBuild.start(
      folders[index]!,
      manifest,
      join(output, manifest.name),
      onChange,
    );
    begun.push(section);
    sections.push(section);
  }
  input.say(`${server.url}`);
  for (const { name, folder } of sections)
    input.say(`  ${name} from ${folder}, with React's development build`);
  input.say(`  everything else from ${site.url.origin}`);
}

/** @throws CommandError for addresses that another section of the site has */
function refuseTaken({ url, set }: Site, manifest: RemoteManifest): void {
  const taken = takenAddresses(set, manifest);
  if (taken.length === 0) return;
  throw new CommandError(
    'not_owned',
    `${manifest.name} has addresses that belong to another section of ${url.origin}:`,
    {
      details: taken.map(({ path, by }) => `${path} is ${by}'s`),
    },
  );
}

function portOf(input: Input): number {
  const given = text(input, 'port') ?? String(DEFAULT_PORT);
  const port = Number(given);
  if (/^\d+$/.test(given) && port >= 1 && port <= 65_535) return port;
  throw new UsageError(`--port is "${given}"; it takes 1 to 65535.`);
}

function siteOf(input: Input): string {
  const site = text(input, 'site') ?? input.settings.registry;
  const url = URL.parse(site);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new UsageError(`--site is "${site}", which is not an http address.`);
}

function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
