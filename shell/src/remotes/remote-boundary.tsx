import { NotFoundError } from '@vitrine/shared/host';
import { Component, type ReactNode } from 'react';
import { Failure } from '../screens/failure';
import { texts } from '../texts';

interface Props {
  /** The remote's name in words. */
  name: string;
  /** Called before the children are rendered again. */
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Keeps the failure of one remote's screen inside that screen: its named fallback with Retry takes its place, and
 * everything around it goes on. "Not found" is no failure; it goes on to the router's error element.
 */
export class RemoteBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { name, onRetry, children } = this.props;
    if (error === null) return children;
    if ((error as unknown) instanceof NotFoundError) throw error;
    return (
      <Failure
        title={isLoadFailure(error) ? texts.remoteTitle(name) : texts.remoteBrokenTitle(name)}
        text={texts.remoteText}
        onRetry={() => {
          onRetry();
          this.setState({ error: null });
        }}
      />
    );
  }
}

/** A screen that could not be fetched, rather than one that broke while rendering. */
export class LoadFailure extends Error {}
/** So is a part of a screen that it fetches when it needs it: webpack's error carries this name. */
const isLoadFailure = (error: unknown) =>
  error instanceof LoadFailure || (error instanceof Error && error.name === 'ChunkLoadError');
