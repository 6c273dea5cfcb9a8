import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/prepare.mjs';
import { Broken } from '../lib/broken.ts';
import { tail } from '../lib/tail.ts';
import { workspacePrints } from '../lib/workspace-prints.ts';
import { operatorsUrl, type Site } from './environment.ts';
import { Fleet } from './fleet.ts';
import { followSources } from './follow-sources.ts';
import { choosePorts, isBlockedByBrowsers, isTaken } from './ports.ts';
import { RunFile } from './run-file.ts';
import { readSecrets } from './secrets.ts';
import { REHEARSER, REMOTES, sectionOf, SERVICES } from './topology.ts';
import { parseSettings, type Settings } from './settings.ts';
import { stopOnRequest } from './stop-on-request.ts';
import { up } from './up.ts';

// Somebody stands behind us (npm, or the Node that handed over) and can be killed without our hearing of it.
const owned = Boolean(process.env.COACHLAB_HANDED_OVER ?? process.env.npm_lifecycle_event);
const stop = new AbortController();
let fleet: Fleet | undefined;

try {
  const settings = parseSettings(ROOT, process.argv.slice(2), process.env);
  const address = `http://localhost:${settings.port}`;
  mkdirSync(join(settings.data, 'logs'), { recursive: true });
  fleet = new Fleet(settings, await RunFile.take(settings.data, address, owned));
  stopOnRequest(fleet, stop, owned);
  const site = await prepareSite(settings);
  const prints = workspacePrints(settings.root);
  await up(site, fleet, prints, stop.signal);
  console.log(`Operators (console, moderation): ${operatorsUrl(site)}`);
  console.log(`Ready: ${address}`);
  if (settings.dev) await followSources(site, fleet, prints, stop.signal);
} catch (error) {
  // A step that failed because everything is being stopped has nothing to tell.
  if (!stop.signal.aborted) {
    stop.abort();
    await fleet?.stop();
    explain(error);
    process.exit(1);
  }
}

async function prepareSite(settings: Settings): Promise<Site> {
  const { port, operatorsPort, host, data } = settings;
  await expectUsable(port, host, { what: `Port ${port}`, choose: `PORT=${port + 1}` });
  await expectUsable(operatorsPort, host, {
    what: `Port ${operatorsPort}, for the console and the moderation desk,`,
    choose: 'COACHLAB_OPERATORS_PORT=…',
  });
  return {
    settings,
    env: process.env,
    services: SERVICES,
    remotes: REMOTES,
    ports: await choosePorts(
      [...SERVICES, REHEARSER].map(({ name }) => name),
      join(data, 'ports.json'),
    ),
    secrets: readSecrets(data, REMOTES.map(sectionOf)),
  };
}

/** @throws Broken when nobody could open a page there */
async function expectUsable(
  port: number,
  host: string,
  { what, choose }: { what: string; choose: string },
): Promise<void> {
  const another = `choose another port (${choose} npm start)`;
  if (await isTaken(port, host))
    throw new Broken('port_taken', `${what} is used by another program: stop it, or ${another}.`);
  if (await isBlockedByBrowsers(port))
    throw new Broken('port_blocked', `${what} is blocked by browsers: ${another}.`);
}

function explain(error: unknown): void {
  if (!(error instanceof Broken)) {
    console.error('Coachlab could not start because of an unexpected error:', error);
    return;
  }
  const lines = tail(error.logFile);
  if (lines) console.error(`\n--- the end of ${error.logFile}\n${lines}\n---\n`);
  console.error(error.message);
}
