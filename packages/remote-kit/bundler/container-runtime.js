// What a container of this kit does for itself, in the place of Module Federation's runtime: it is started with its
// host's share scope, takes its shared modules from there, and hands out its pages. It has no remotes and carries no copy
// of a shared module, so that is all. The form of the scope and of `init` and `get` is Module Federation's, as any host has it.
// Plain JavaScript: it is bundled into every entry, which every visitor fetches.
/* global __webpack_require__ */
let scope = {};
/** Shared module's id in this build to what is waited for; 0 once it is there. */
const taken = {};

/** A host that becomes another, as ours does with the second section, starts it again; what was taken stays. */
__webpack_require__.initContainer = (shareScope) => {
  scope = shareScope;
  return true;
};

__webpack_require__.getContainer = async (page) => {
  const pages = __webpack_require__.initializeExposesData.moduleMap;
  if (!Object.hasOwn(pages, page)) throw new Error(`Module "${page}" does not exist in container.`);
  return pages[page]();
};

__webpack_require__.f.consumes = (chunk, promises) => {
  const { chunkMapping, moduleIdToConsumeDataMapping } = __webpack_require__.consumesLoadingData;
  const there = (id) => () => {
    taken[id] = 0;
  };
  // The next page that needs it tries again.
  const failed = (id) => (error) => {
    delete taken[id];
    throw error;
  };
  for (const id of chunkMapping[chunk] ?? [])
    promises.push(
      (taken[id] ??= take(id, moduleIdToConsumeDataMapping[id].shareKey).then(there(id), failed(id))),
    );
};

async function take(id, name) {
  const shared = singletonOf(scope[name] ?? {});
  if (!shared) throw new Error(`The host shares no ${name}.`);
  const factory = (shared.lib ??= await shared.get());
  shared.loaded = true;
  // A page that ran while this was missing left its failure there.
  delete __webpack_require__.c[id];
  __webpack_require__.m[id] = (module) => {
    module.exports = factory();
  };
}

/** Of several versions the one that is loaded, as there is to be one only; otherwise the highest. */
function singletonOf(versions) {
  const [best] = Object.keys(versions).sort(
    (a, b) => !!versions[b].loaded - !!versions[a].loaded || b.localeCompare(a, undefined, { numeric: true }),
  );
  return versions[best];
}
