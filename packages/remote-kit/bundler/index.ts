export { KIT_VERSION } from '../src/version.ts';
export { ContainerRuntimePlugin } from './container-runtime-plugin.ts';
export { developmentClient } from './development/client-config.ts';
export { remoteConfig } from './remote-config.ts';
export { sourceRules } from './source-rules.ts';
export { installedVersions, SHARED_MODULES } from './shared-modules.ts';
