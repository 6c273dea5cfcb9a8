export { bootConfig } from './boot.ts';
export { browserConfig } from './browser.ts';
export { serverConfig } from './server.ts';
