import { isMissingPart } from '@vitrine/shared/browser/missing-part';
import type { RemoteName } from '@vitrine/shared/contract/federation/registry';
import { NotFoundError, screenHold, useParams } from '@vitrine/shared/host';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { Succession } from '../screens/succession';
import type { LoadScreen } from './load-screen';
import type { ScreenModule } from './open-release';
import { reasonOf } from './release-failure';
import { LoadFailure, RemoteBoundary } from './remote-boundary';
import { reportBroken } from './remote-loads';

const LoadScreenContext = createContext<LoadScreen | null>(null);
export const LoadScreenProvider = LoadScreenContext.Provider;

interface Props {
  remote: RemoteName;
  screen: string;
  /** What stands there while the screen loads. */
  loading: ReactNode;
}

/** One screen of a remote, loaded on demand: a loading fallback meanwhile, a named one with Retry when it fails. */
export function RemoteScreen(props: Props) {
  const { remote, screen } = props;
  const [attempt, setAttempt] = useState(0);
  const tellOf = (error: unknown) => {
    // These two are none of the screen's: what could not be loaded was told when it was not.
    if (error instanceof NotFoundError || error instanceof LoadFailure) return;
    reportBroken(props, isMissingPart(error) ? 'failed' : 'crashed', reasonOf(error));
  };
  return (
    <Succession by={`${remote}/${screen}`} onLeavingError={tellOf}>
      <RemoteBoundary remote={remote} onRetry={() => setAttempt(attempt + 1)} onError={tellOf}>
        <LoadedScreen key={attempt} {...props} onLeavingError={tellOf} />
      </RemoteBoundary>
    </Succession>
  );
}

/**
 * Not React.lazy: React keeps a fallback of Suspense up for 300 ms once it is shown, and a remote whose files are in
 * the browser's cache is there long before. @throws what kept the screen from loading, for the boundary
 */
function LoadedScreen({
  remote,
  screen,
  loading,
  onLeavingError,
}: Props & { onLeavingError: (error: unknown) => void }) {
  const load = useContext(LoadScreenContext);
  // Of another brand, store, experience or placement it is another screen: nothing opened or typed goes along.
  const shown = Object.values(useParams()).join('/');
  const [outcome, setOutcome] = useState<{ Screen: ComponentType } | { failure: LoadFailure }>();
  useLayoutEffect(() => {
    if (!load) throw new Error('No loader for remotes was provided');
    let wanted = true;
    const show = ({ default: Screen }: ScreenModule) => {
      if (wanted) setOutcome({ Screen });
    };
    load(remote, screen).then(
      // Waits for nothing where nothing holds it: visitors' screens show at once.
      (module) => screenHold()?.then(() => show(module)) ?? show(module),
      (cause) => wanted && setOutcome({ failure: new LoadFailure(`${remote}/${screen}`, { cause }) }),
    );
    return () => {
      wanted = false;
    };
  }, [load, remote, screen]);
  if (!outcome) return loading;
  if ('failure' in outcome) throw outcome.failure;
  const { Screen } = outcome;
  return (
    <Suspense fallback={loading}>
      <Succession by={shown} onLeavingError={onLeavingError}>
        <Screen />
      </Succession>
    </Suspense>
  );
}
