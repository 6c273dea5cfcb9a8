export {
  integer,
  list,
  oneOf,
  optional,
  pairs,
  text,
  url,
  withDefault,
  type ConfigOf,
  type Field,
  type Fields,
} from './fields.ts';
export { ConfigError, parseConfig, type Environment } from './parse-config.ts';
