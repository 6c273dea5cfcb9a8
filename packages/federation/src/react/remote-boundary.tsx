import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

export interface RemoteFailure {
  /** What was thrown: a RemoteLoadError when the code did not come, anything else when it came and threw. */
  error: unknown;
  /** Tries again; the panel stays until that has worked. */
  retry: () => void;
  retrying: boolean;
}

export interface RemoteBoundaryProps {
  children: ReactNode;
  /** Draws the section's panel in the place of what failed. */
  failed: (failure: RemoteFailure) => ReactNode;
  /** Any change of it, as of the location's key, takes the panel away and draws the children again. */
  resetKey?: unknown;
  /** What has to work before the children are drawn again, as to load the page; a rejection keeps the panel. */
  onRetry?: (() => Promise<unknown>) | undefined;
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
}

interface State {
  failure: { error: unknown } | undefined;
  retrying: boolean;
  resetKey: unknown;
}

const WELL = { failure: undefined, retrying: false };

/** Keeps what goes wrong in a section inside the section; the frame around it stays alive. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { ...WELL, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error }, retrying: false };
  }

  static getDerivedStateFromProps({ resetKey }: RemoteBoundaryProps, state: State): Partial<State> | null {
    return Object.is(resetKey, state.resetKey) ? null : { ...WELL, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    const { failure, retrying } = this.state;
    return failure ? this.props.failed({ ...failure, retrying, retry: this.#retry }) : this.props.children;
  }

  #retry = async (): Promise<void> => {
    const { failure, retrying } = this.state;
    if (!failure || retrying) return;
    this.setState({ retrying: true });
    // A navigation meanwhile has its own outcome: this one then says nothing any more.
    const settle = (next: Partial<State>) =>
      this.setState((now) => (now.failure === failure ? { ...now, ...next } : null));
    try {
      await this.props.onRetry?.();
      settle(WELL);
    } catch (error) {
      settle({ failure: { error }, retrying: false });
    }
  };
}
