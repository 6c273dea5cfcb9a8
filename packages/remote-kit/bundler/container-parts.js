// In the place of the parts of Module Federation's runtime that a container of ours never runs: it carries no copy of a
// shared module and takes none before its first page. Plain JavaScript: it is bundled into every entry.
import { init as start } from '@module-federation/runtime';

export const init = ({ webpackRequire }) => start(webpackRequire.federation.initOptions);
export const installInitialConsumes = () => {};
export const getSharedFallbackGetter = ({ factory }) => factory;
