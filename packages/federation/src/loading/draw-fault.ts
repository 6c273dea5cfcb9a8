import { RemoteFault } from './remote-load-error.ts';

/** What a page that threw while it was drawn has failed of: of itself, or of a file that it fetched meanwhile. */
export function drawFault(error: unknown, online: boolean): RemoteFault {
  const message = error instanceof Error ? error.message : String(error);
  // As webpack and rspack throw it.
  if (!(error instanceof Error && error.name === 'ChunkLoadError'))
    return new RemoteFault('render', message, { cause: error });
  return new RemoteFault(online ? 'chunk' : 'offline', message, { cause: error });
}
