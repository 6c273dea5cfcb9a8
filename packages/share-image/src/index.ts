export type { ShareCard } from './card.ts';
export { ShareImages } from './share-images.ts';
