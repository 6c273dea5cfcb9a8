import { fileURLToPath } from 'node:url';
import { text, withDefault } from '@coachlab/service-common';

export const settings = {
  /** Folder of the content files. */
  ASSESSMENT_CONTENT: withDefault(text(), fileURLToPath(new URL('../content/', import.meta.url))),
};
