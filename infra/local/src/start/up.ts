import type { Prints } from '../lib/workspace-prints.ts';
import { bundle, compile, CONSOLE, SHELL } from './build.ts';
import type { Site } from './environment.ts';
import type { Fleet } from './fleet.ts';
import { publishRemotes } from './publish.ts';
import { gatewayMember, serviceMember, serviceRooms, TOOLS } from './rooms.ts';
import type { Service } from './services.ts';

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
  // The registry measures remotes against what the shell's build says it provides, and serves the console.
  await Promise.all([
    compiled.then(() => start(others)),
    Promise.all([compiled, consoleBundled]).then(() => start(registry)),
  ]);

  await publishRemotes(site, remotes, prints, signal);
  await fleet.start(gatewayMember(site));
}
