import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

export interface RemoteBoundaryProps {
  children: ReactNode;
  /** Stands in the place of what threw. */
  fallback: ReactNode;
  /** Any change of it, as of the location's key, draws the children again. */
  resetKey: unknown;
  onError: (error: unknown, info: ErrorInfo) => void;
}

interface State {
  failed: boolean;
  resetKey: unknown;
}

/** Keeps what goes wrong in a section inside the section; the frame around it stays alive. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: RemoteBoundaryProps, state: State): Partial<State> | null {
    return Object.is(resetKey, state.resetKey) ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
