/** A part of a page that is a chunk of its own; `createChunk` of ui makes one. */
interface Part {
  load(): Promise<unknown>;
}

/** Attribute of the element that a part is drawn into: by it the gateway finds the part's files. */
const PART_ATTRIBUTE = 'data-part';

/**
 * The `ready` of a page whose parts only some visitors see. A part named `sheet` is imported as the chunk `part-sheet` and
 * drawn into an element with `data-part="sheet"`. What the server drew of it is hydrated with the page, so that nothing
 * that was entered before is lost.
 */
export function partsInDocument(parts: Record<string, Part>): () => Promise<unknown> {
  return () =>
    Promise.all(
      Object.entries(parts)
        .filter(([name]) => document.querySelector(`[${PART_ATTRIBUTE}="${name}"]`))
        .map(([, part]) => part.load()),
    );
}
