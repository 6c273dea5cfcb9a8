import type { PublishReason, RemoteManifest } from '@coachlab/contracts';

/**
 * What the built code shows that the documents of a package do not say. Read as text: it finds what was written by mistake,
 * not what somebody hides.
 */
export function checkCode(manifest: RemoteManifest, files: ReadonlyMap<string, Buffer>): PublishReason[] {
  const code = [...files]
    .filter(([path]) => /^(browser|server)\/.*\.(c?js|mjs)$/.test(path))
    .map(([path, bytes]) => ({ path, text: bytes.toString() }));
  return [...undeclaredApis(manifest, code), ...code.flatMap(bundledSingletons)];
}

interface Code {
  path: string;
  text: string;
}

/** A literal that begins with it, or goes on with it after a value: `${origin}/api/events`. */
const API = /["'`}]\/api\/([a-z][a-z0-9-]*)(?=["'`/?#$])/g;

function undeclaredApis({ needs, routes, slots, roles = [] }: RemoteManifest, code: Code[]): PublishReason[] {
  const routed = [
    ...routes.map(({ path, sitemapFrom, forwardTo, search, forms = {} }) => ({
      path: `Route ${path}`,
      apis: [sitemapFrom, forwardTo, search?.from, ...Object.values(forms).map(({ api }) => api)],
    })),
    ...slots.map(({ name, search }) => ({ path: `Slot ${name}`, apis: [search?.from] })),
    ...roles.map(({ role, from }) => ({ path: `Role ${role}`, apis: [from] })),
  ].flatMap(({ path, apis }) =>
    apis.filter((api) => api !== undefined).map((api) => ({ path, text: `'${api}'` })),
  );
  const callers = new Map<string, string>();
  for (const { path, text } of [...code, ...routed]) {
    for (const [, api = ''] of text.matchAll(API)) if (!callers.has(api)) callers.set(api, path);
  }
  return [...callers]
    .filter(([api]) => !Object.hasOwn(needs.apis, api))
    .map(([api, caller]) => ({
      code: 'api_undeclared',
      path: `needs.apis.${api}`,
      message: `${caller} calls /api/${api}, which needs.apis does not name. Name it in remote.ts with the range of its versions that the pages work with, or take the call out.`,
    }));
}

/** What a library leaves in built code wherever it is bundled, and where a section has it from instead. */
const SINGLETONS = [
  {
    name: 'react',
    // React 19, and those before it. Reading it is everybody's right.
    mark: /\.__(CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE|SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED)\s*=(?!=)/,
    instead: 'react by that name',
  },
  {
    name: 'react-dom',
    mark: /\.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)|rendererPackageName:\s*["'`]react-dom/,
    instead: 'react-dom by that name, without a path',
  },
  {
    name: '@tanstack/react-query',
    mark: /No QueryClient set, use QueryClientProvider to set one/,
    instead: '@coachlab/remote-kit',
  },
  {
    name: 'react-router',
    mark: /may be used only in the context of a <Router> component/,
    instead: '@coachlab/remote-kit',
  },
];

function bundledSingletons({ path, text }: Code): PublishReason[] {
  return SINGLETONS.filter(({ mark }) => mark.test(text)).map(({ name, instead }) => ({
    code: 'singleton_bundled',
    path,
    message: `${path} brings its own copy of ${name}, which the shell provides once for everybody: two of them do not know each other. Import it from ${instead}.`,
  }));
}
