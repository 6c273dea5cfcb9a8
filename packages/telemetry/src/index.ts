export { startTelemetry, OFF, type Telemetry, type Outgoing, type RequestFacts } from './telemetry.ts';
export { SAMPLERS, telemetrySettings, type TelemetrySettings, type Sampler } from './settings.ts';
