import type { PublishReason, Release } from '@coachlab/contracts';

/** A running rollout of another remote, with the services that belong to its candidate. */
export interface PairedCandidate {
  remote: string;
  upstreams: Record<string, string>;
}

interface Limits {
  /** `host:port`. */
  allowedHosts: readonly string[];
  /** APIs of the release's own team. */
  owned: readonly string[];
  others: readonly PairedCandidate[];
}

/**
 * Whether a canary may name these services. The shell will send visitors' calls there, so a host counts only when
 * it is on the operator's list (`host:port`), and an API only when the team owns it, the release needs it and no other rollout pairs it.
 */
export function checkUpstreams(
  release: Pick<Release, 'name' | 'needs'>,
  upstreams: Readonly<Record<string, unknown>>,
  { allowedHosts, owned, others }: Limits,
): PublishReason[] {
  return Object.entries(upstreams).flatMap(([api, address]) => {
    const message =
      faultOfApi(api, release, owned) ?? faultOfAddress(address, allowedHosts) ?? faultAmong(api, others);
    return message === null
      ? []
      : [{ code: 'upstream_forbidden' as const, path: `upstreams.${api.slice(0, 80)}`, message }];
  });
}

/** `http://host:port`, in the one form that addresses are stored and compared in. Null for anything more or else. */
export function upstreamOrigin(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > 300) return null;
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  const more = url.username + url.password + url.search + url.hash;
  return more === '' && url.pathname === '/' ? url.origin : null;
}

function faultOfApi(
  api: string,
  { name, needs }: Pick<Release, 'name' | 'needs'>,
  owned: readonly string[],
): string | null {
  // Teams' tokens travel there.
  if (api === 'registry') return 'The registry answers for itself.';
  if (Object.hasOwn(needs.apis, api)) {
    return owned.includes(api)
      ? null
      : `${name} does not own the API ${api}, so another service cannot answer it.`;
  }
  return `The release does not need an API ${api.slice(0, 80)}, so it cannot have a service of its own for it.`;
}

function faultOfAddress(address: unknown, allowedHosts: readonly string[]): string | null {
  const origin = upstreamOrigin(address);
  if (origin === null) return 'A service is named by http://host:port, without a path.';
  if (allowedHosts.includes(hostAndPort(new URL(origin)))) return null;
  return `${origin} is not on the registry's list of services for canaries (COACHLAB_CANARY_UPSTREAMS).`;
}

/** Calls carry no remote: two rollouts with a service each for one API could not be told apart. */
function faultAmong(api: string, others: readonly PairedCandidate[]): string | null {
  const other = others.find(({ upstreams }) => Object.hasOwn(upstreams, api));
  return other ? `The running rollout of ${other.remote} has a service of its own for ${api}.` : null;
}

/** An address leaves out the port that its protocol implies; the list never does. */
function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
