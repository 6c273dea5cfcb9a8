import { fileURLToPath } from 'node:url';
import { integer, type ServiceConfig, text, withDefault } from '@coachlab/service-common';

export const settings = {
  /** Folder of the content files. */
  CATALOG_CONTENT: withDefault(text(), fileURLToPath(new URL('../content/', import.meta.url))),
  /** Lists of more artifacts are streamed instead of kept. */
  CATALOG_STREAM_ABOVE: withDefault(integer(0, 1_000_000), 2_000),
};

export type CatalogConfig = ServiceConfig<typeof settings>;
