export { browserEnvironment } from './environment.ts';
export { createFederationAdapter } from './federation-adapter.ts';
export type { FederationOptions } from './federation-adapter.ts';
export type { SharedModule } from './shared-modules.ts';
