/**
 * The public names of @coachlab/ui. The shell provides this package to every remote as a singleton, so inside a major
 * version names and props are only added.
 *
 * One pattern for links: a component that leads somewhere takes `link`, a link element without contents from the
 * caller's router (`<Link to="/lab" />`), and gives it its looks and words.
 */

// Acts and choices
export * from './button.tsx';
export * from './chip.tsx';
export * from './segmented.tsx';
export * from './tabs.tsx';

// States and marks
export * from './badge.tsx';
export * from './tag-list.tsx';
export * from './icon.tsx';
export * from './label.tsx';

// Things in lists
export * from './card.tsx';
export * from './entry.tsx';
export * from './list.tsx';
export * from './panel.tsx';
export * from './step.tsx';
export * from './data-table.tsx';

// Pages
export * from './layout.tsx';
export * from './page-header.tsx';
export * from './spread.tsx';
export * from './filters.tsx';
export * from './figure.tsx';
export * from './figures.tsx';
export * from './prose.tsx';
export * from './skip-link.tsx';
export * from './visually-hidden.tsx';

// Forms
export * from './field.tsx';
export * from './scale.tsx';
export * from './choice-rows.tsx';

// Measures
export * from './meter.tsx';
export * from './score-bar.tsx';
export * from './stage-band.tsx';

// Layers
export * from './layer.tsx';
export * from './confirm-button.tsx';
export * from './tooltip.tsx';
export * from './toast.tsx';
export * from './dock.tsx';

// States a page can be in
export * from './skeleton.tsx';
export * from './empty-state.tsx';
export * from './failed-panel.tsx';

export { createChunk, onChunkFailed, preloadChunk, useChunk, type Chunk } from './chunk.ts';
export { cx } from './cx.ts';
export type { LinkElement } from './link.ts';
