import { bootConfig, browserConfig, serverConfig } from './build-config/index.ts';

const dir = import.meta.dirname;

export default [bootConfig(dir), browserConfig(dir), serverConfig(dir)];
