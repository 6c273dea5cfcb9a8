import { fileURLToPath } from 'node:url';
import { text, withDefault } from '@coachlab/service-common';

export const CONTENT_FOLDER = fileURLToPath(new URL('../content/', import.meta.url));

export const settings = {
  /** Folder of the content files. */
  JOURNEY_CONTENT: withDefault(text(), CONTENT_FOLDER),
};
