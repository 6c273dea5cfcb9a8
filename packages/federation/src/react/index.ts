export { RemoteBoundary } from './remote-boundary.tsx';
export type { RemoteBoundaryProps, RemoteFailure } from './remote-boundary.tsx';
export { useRemoteStatus } from './use-remote-status.ts';
