import { Component, type ReactNode } from 'react';

/** Inside the canvas' own React root, where no outer boundary reaches. */
export class SceneErrorBoundary extends Component<{ onError: () => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
