/** In the order in which the process sends them. */
export const URL_PARTS = [
  'href',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
  'origin',
] as const;
