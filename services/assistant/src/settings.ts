import { type ServiceConfig, url, withDefault } from '@coachlab/service-common';

export const settings = {
  /** Where the catalogue's service listens. */
  COACHLAB_CATALOG_URL: withDefault(url('http', 'https'), new URL('http://127.0.0.1:4101')),
};

export type AssistantConfig = ServiceConfig<typeof settings>;
