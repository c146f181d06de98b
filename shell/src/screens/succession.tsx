import { Component, type ReactNode, useState } from 'react';

interface Props {
  /** What is shown; another one, and what stood here goes. */
  by: string;
  /** Told what something threw while it went. */
  onLeavingError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/**
 * Shows one thing after another, and keeps what one of them throws while it goes (in the cleanup of an effect) from
 * everything around. React looks for a boundary above the highest part that goes, and a boundary that catches loses all
 * that is in it: so each thing has a place of its own, which stays without it until the next one goes.
 */
export function Succession({ by, onLeavingError, children }: Props) {
  const [now, setNow] = useState({ by, number: 0, onLeavingError, before: onLeavingError });
  const { number, before } = now;
  if (now.by !== by) setNow({ by, number: number + 1, onLeavingError, before: now.onLeavingError });
  return (
    <>
      <Place key={number - 1} onError={before} left>
        {null}
      </Place>
      <Place key={number}>{children}</Place>
    </>
  );
}

interface PlaceProps {
  left?: boolean;
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/** What is thrown while its content is here goes on to whoever stands above. */
class Place extends Component<PlaceProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    if (this.state.failed && !this.props.left) throw this.state.error;
    return this.props.children;
  }
}
