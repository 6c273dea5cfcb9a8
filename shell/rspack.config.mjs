import { bootConfig, browserConfig, realmConfig, serverConfig, workerConfig } from './build-config/index.ts';

const dir = import.meta.dirname;

export default [bootConfig(dir), browserConfig(dir), serverConfig(dir), workerConfig(dir), realmConfig(dir)];
