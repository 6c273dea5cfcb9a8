import { optional, type ServiceConfig, text } from '@coachlab/service-common';

export const settings = {
  /** Who shows it may create items; without one nobody may. */
  EDITOR_TOKEN: optional(text()),
};

export type Config = ServiceConfig<typeof settings>;
