/** React estimates with it what it is about to write; how many signs that are is near enough. */
export const Buffer = {
  byteLength: (chunk: string | Uint8Array): number => chunk.length,
};
