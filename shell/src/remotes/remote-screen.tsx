import type { RemoteName } from '@vitrine/shared/contract/registry';
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { texts } from '../texts';
import type { LoadScreen } from './load-screen';
import { LoadFailure, RemoteBoundary } from './remote-boundary';

const LoadScreenContext = createContext<LoadScreen | null>(null);
export const LoadScreenProvider = LoadScreenContext.Provider;

interface Props {
  remote: RemoteName;
  screen: string;
  /** What stands there while the screen loads. */
  loading: ReactNode;
}

/** One screen of a remote, loaded on demand: a loading fallback meanwhile, a named one with Retry when it fails. */
export function RemoteScreen({ remote, screen, loading }: Props) {
  const load = useContext(LoadScreenContext);
  const [attempt, setAttempt] = useState(0);
  // React.lazy keeps a rejected promise for good, so every attempt gets a fresh one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt is what makes it fresh
  const Screen = useMemo(
    () =>
      lazy(async () => {
        if (!load) throw new Error('No loader for remotes was provided');
        return load(remote, screen).catch((cause) => {
          throw new LoadFailure(`${remote}/${screen}`, { cause });
        });
      }),
    [load, remote, screen, attempt],
  );
  return (
    <RemoteBoundary
      key={`${remote}/${screen}`}
      name={texts.remotes[remote]}
      onRetry={() => setAttempt(attempt + 1)}
    >
      <Suspense fallback={loading}>
        <Screen />
      </Suspense>
    </RemoteBoundary>
  );
}
