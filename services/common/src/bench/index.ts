/** For the services' benches: a database of their own, the compiled service as a process, and times. */
export { benchDatabase, type BenchDatabase } from './bench-database.ts';
export { measure, type Figures } from './measure.ts';
export { ServiceProcess, type ServiceProcessOptions } from './service-process.ts';
