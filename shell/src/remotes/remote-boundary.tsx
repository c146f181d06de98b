import { isGone, isMissingPart } from '@vitrine/shared/browser/missing-part';
import type { RemoteName } from '@vitrine/shared/contract/federation/registry';
import { NotFoundError } from '@vitrine/shared/host';
import { Component, type ReactNode } from 'react';
import { Failure } from '../screens/failure';
import { Loading } from '../screens/loading';
import { Outdated } from '../screens/outdated';
import { texts } from '../texts';
import { ReleaseFailure } from './release-failure';

interface Props {
  remote: RemoteName;
  /** Called before the children are rendered again. */
  onRetry: () => void;
  /** Told what was thrown while the screen was there. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  error: unknown;
  /** Whether a part that did not come has gone with its release; null until its server has said so. */
  gone: boolean | null;
}

/**
 * Keeps the failure of one remote's screen inside that screen: its named fallback with Retry takes its place, and
 * everything around it goes on. "Not found" is no failure; it goes on to the router's error element.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: null, gone: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error, gone: isMissingPart(error) ? null : false };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
    if (isMissingPart(error)) void isGone(error).then((gone) => this.setState({ gone }));
  }

  override render() {
    const { error, gone } = this.state;
    const { remote, onRetry, children } = this.props;
    if (error === null) return children;
    if (error instanceof NotFoundError) throw error;
    if (gone === null) return <Loading />;
    if (gone) return <Outdated />;
    const name = texts.remotes[remote];
    const text = isOfConnection(error) ? texts.remoteText : texts.remoteBrokenText;
    return (
      <Failure
        title={isLoadFailure(error) ? texts.remoteTitle(name) : texts.remoteBrokenTitle(name)}
        text={remote === 'viewer' ? text : `${texts.restWorks} ${text}`}
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

const isLoadFailure = (error: unknown) => error instanceof LoadFailure || isMissingPart(error);

/** Whether people can do something about it where they are, rather than those who made or serve the remote. */
const isOfConnection = (error: unknown) =>
  error instanceof LoadFailure
    ? error.cause instanceof ReleaseFailure && error.cause.transient
    : isMissingPart(error);
