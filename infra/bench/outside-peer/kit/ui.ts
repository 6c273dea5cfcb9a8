// The site's design, for server components and client components alike.
export * from '@ui/badge';
export * from '@ui/button';
export * from '@ui/card';
export * from '@ui/chip';
export * from '@ui/choice-rows';
export * from '@ui/dock';
export * from '@ui/empty-state';
export * from '@ui/entry';
export * from '@ui/failed-panel';
export * from '@ui/field';
export * from '@ui/figure';
export * from '@ui/figures';
export * from '@ui/filters';
export * from '@ui/icon';
export * from '@ui/label';
export * from '@ui/layout';
export * from '@ui/list';
export * from '@ui/meter';
export * from '@ui/page-header';
export * from '@ui/panel';
export * from '@ui/prose';
export * from '@ui/segmented';
export * from '@ui/skeleton';
export * from '@ui/skip-link';
export * from '@ui/spread';
export * from '@ui/stage-band';
export * from '@ui/step';
export * from '@ui/tag-list';
export * from '@ui/toast';
export * from '@ui/visually-hidden';
export { cx } from '@ui/cx';
export {
  ConfirmButton,
  createChunk,
  Dialog,
  onChunkFailed,
  preloadChunk,
  preloadLayers,
  Sheet,
  TabList,
  TabPanel,
  Tabs,
  Term,
  useChunk,
} from './ui-client';
