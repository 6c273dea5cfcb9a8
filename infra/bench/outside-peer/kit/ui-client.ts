'use client';
// What of the design keeps state: on the server it is drawn, in a browser it is hydrated.
export { createChunk, onChunkFailed, preloadChunk, useChunk } from '@ui/chunk';
export { ConfirmButton } from '@ui/confirm-button';
export { Dialog, preloadLayers, Sheet } from '@ui/layer';
export { TabList, TabPanel, Tabs } from '@ui/tabs';
export { Term } from '@ui/tooltip';
