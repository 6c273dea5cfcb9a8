export const WORKER_PATH = '/-/worker.js';

/** What the worker shows in the place of a page that it has not kept. */
export const OFFLINE_PATH = '/-/offline';

export const MANIFEST_PATH = '/-/manifest.webmanifest';

/** Where in that document the list of kept pages goes. */
export const LIST_PLACE = '<!--what can be read-->';
