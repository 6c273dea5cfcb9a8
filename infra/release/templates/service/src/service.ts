import { readFileSync } from 'node:fs';
import { defineService } from '@coachlab/service-common';
import { ItemRow } from './items/item.row.ts';
import { ItemsModule } from './items/items.module.ts';
import { seedItems } from './items/seed-items.ts';
import { CreateItems1760000100000 } from './migrations/create-items.ts';
import { settings } from './settings.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export const service = defineService({
  name: '__name__',
  port: 4110,
  apis: { __key__: version },
  module: ItemsModule,
  settings,
  database: {
    entities: [ItemRow],
    migrations: [CreateItems1760000100000],
    seed: ({ revision }) => seedItems(revision),
  },
});
