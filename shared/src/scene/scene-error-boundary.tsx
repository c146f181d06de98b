import { Component, type ReactNode } from 'react';

/** A scene that breaks takes nothing along of what is around it. */
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
