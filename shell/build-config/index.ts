export { bootConfig } from './boot.ts';
export { browserConfig } from './browser.ts';
export { realmConfig, workerConfig } from './render.ts';
export { serverConfig } from './server.ts';
