/** What a page tells the worker. */
export type WorkerMessage =
  /** A page was opened: where, of what (`setName`), which files it has loaded, and what it has read from the API. */
  | { type: 'opened'; address: string; set: string; files: string[]; data: string[] }
  /** What the page at `address` has read from the API since it was opened. */
  | { type: 'read'; address: string; data: string[] }
  /** What the visitor has marked to find it again, the latest first. */
  | { type: 'saved'; addresses: string[] }
  /** There is a connection again. */
  | { type: 'connected' }
  /** Nothing is to be left of what was kept until now. */
  | { type: 'erase' };

/** Every page of the origin may send messages, code of sections too: what is not one of these is null. */
export function parseMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, address, set, files, data: read, addresses } = data as Record<string, unknown>;
  if (type === 'erase' || type === 'connected') return { type };
  if (type === 'saved' && arePaths(addresses)) return { type, addresses };
  if (type === 'opened' && isPath(address) && typeof set === 'string' && arePaths(files) && arePaths(read))
    return { type, address, set, files, data: read };
  if (type === 'read' && isPath(address) && arePaths(read)) return { type, address, data: read };
  return null;
}

/** Of this origin: `//` would lead to another. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) && value.length <= 2_048;
}

function arePaths(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= 500 && value.every(isPath);
}
