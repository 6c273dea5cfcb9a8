import { setTimeout as sleep } from 'node:timers/promises';
import { Broken } from '../lib/broken.ts';
import type { Prints } from '../lib/workspace-prints.ts';
import { bundle, compile, CONSOLE, SHELL } from './build.ts';
import { serviceUrl, type Site } from './environment.ts';
import type { Fleet } from './fleet.ts';
import { publishRemotes } from './publish.ts';
import { gatewayMember, rehearserMember, serviceMember, serviceRooms, TOOLS } from './rooms.ts';
import type { Service } from './topology.ts';

/** Milliseconds until the shell serves the sections. */
const PATIENCE = 30_000;

/**
 * Builds what changed and starts everything, each as soon as what it needs is there. Returns when the public address
 * serves. @throws Broken with the first step that did not work
 */
export async function up(site: Site, fleet: Fleet, prints: Prints, signal: AbortSignal): Promise<void> {
  const { settings, services, remotes } = site;
  await compile(settings, 'tools', TOOLS, signal);
  const compiled = compile(settings, 'services', serviceRooms(site), signal);
  const bundled = bundle(settings, SHELL, prints, signal);
  // One bundler at a time: two would take the memory of both.
  const consoleBundled = bundled.then(() => bundle(settings, CONSOLE, prints, signal));

  const start = (some: Service[]) =>
    Promise.all(some.map((service) => fleet.start(serviceMember(site, service))));
  const registry = services.filter(({ name }) => name === 'registry');
  const others = services.filter(({ name }) => name !== 'registry');
  // The registry serves the console.
  await Promise.all([
    compiled.then(() => start(others)),
    Promise.all([compiled, consoleBundled]).then(() => start(registry)),
  ]);

  // Sections are held against what the running shell says that it provides.
  await fleet.start(gatewayMember(site));
  if (settings.rehearses) await fleet.start(rehearserMember(site));
  await publishRemotes(site, remotes, prints, signal);
  await inService(site, signal);
}

/** Waits until the shell serves all that was published. @throws Broken with what it says when it does not */
async function inService(site: Site, signal: AbortSignal): Promise<void> {
  const { epoch } = await ask(`${serviceUrl(site, 'registry')}/discovery`, signal);
  const end = performance.now() + PATIENCE;
  for (;;) {
    const shell = await ask(`http://127.0.0.1:${site.settings.port}/health/ready`, signal);
    if (shell.status === 'ok' && shell.epoch >= epoch) return;
    if (performance.now() > end)
      throw new Broken('step_failed', `The shell does not become ready: ${shell.status}`);
    await sleep(100, undefined, { signal });
  }
}

async function ask(url: string, signal: AbortSignal): Promise<{ epoch: number; status?: string }> {
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) });
  return (await response.json()) as { epoch: number; status?: string };
}
