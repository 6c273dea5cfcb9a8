import {
  ConfigError,
  integer,
  list,
  optional,
  pairs,
  type ServiceConfig,
  text,
  url,
  withDefault,
} from '@coachlab/service-common';

export const settings = {
  /** Where the registry says which sections there are, and what their pages and APIs are to the rest of the site. */
  COACHLAB_REGISTRY_URL: withDefault(url('http', 'https'), new URL('http://127.0.0.1:4106')),
  /** Public halves of the root keys that vouch for it, as the shell has them. */
  COACHLAB_ROOT_KEYS: list(),
  /** `artifacts=http://127.0.0.1:4101,…`: API name to the service that answers it. Those of added sections come from the registry. */
  COACHLAB_UPSTREAMS: withDefault(pairs(1), []),
  /** Base address of an OpenAI-compatible API, for example https://models.example/v1; without it the coach answers. */
  COACHLAB_MODEL_URL: optional(url('http', 'https')),
  /** The model's name at that address. */
  COACHLAB_MODEL_NAME: optional(text()),
  /** Sent as a bearer token, when the address wants one. */
  COACHLAB_MODEL_KEY: optional(text()),
  /** How long a model may take for a whole answer. */
  COACHLAB_MODEL_SECONDS: withDefault(integer(1, 30), 30),
};

export type AssistantConfig = ServiceConfig<typeof settings>;

export interface ModelSettings {
  url: URL;
  name: string;
  key: string | null;
  /** Milliseconds. */
  limit: number;
}

/** The model to ask, or null for the embedded coach. @throws ConfigError */
export function modelSettings(config: AssistantConfig): ModelSettings | null {
  const { COACHLAB_MODEL_URL: address, COACHLAB_MODEL_NAME: name, COACHLAB_MODEL_KEY: key } = config;
  if (!address) return null;
  if (!name) throw new ConfigError(['COACHLAB_MODEL_NAME is missing, while COACHLAB_MODEL_URL is given']);
  return { url: address, name, key, limit: config.COACHLAB_MODEL_SECONDS * 1_000 };
}
