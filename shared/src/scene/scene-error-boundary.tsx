import { Component, type ReactNode } from 'react';

/** Inside the canvas' own React root, where no outer boundary reaches. */
export class SceneErrorBoundary extends Component<{
  onError: (error: unknown) => void;
  children: ReactNode;
}> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
