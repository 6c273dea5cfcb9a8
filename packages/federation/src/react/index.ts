export { RemoteBoundary } from './remote-boundary.tsx';
export type { RemoteBoundaryProps } from './remote-boundary.tsx';
