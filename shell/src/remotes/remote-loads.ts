import { observable } from '@vitrine/shared/browser/observable';
import type { RemoteLoad } from '@vitrine/shared/host';

const loads = observable<readonly RemoteLoad[]>([]);
/** Every load of a remote since the page was opened, for the diagnostics screen and telemetry. */
export const remoteLoads = { get: loads.get, subscribe: loads.subscribe };

type Phase = keyof RemoteLoad['phases'];
export interface LoadReport {
  /** Measures one phase. What was there already stays null. */
  phase<Result>(name: Phase, work: () => Promise<Result>): Promise<Result>;
  end(failure: string | null): void;
}

/** A screen that was loaded did not stay: it crashed, or a part of it that it fetched later did not come. */
export function reportBroken(
  { remote, screen }: Pick<RemoteLoad, 'remote' | 'screen'>,
  outcome: 'crashed' | 'failed',
  failure: string,
): void {
  const broken = loads
    .get()
    .findLast((load) => load.remote === remote && load.screen === screen && load.outcome === 'loaded');
  if (broken) loads.set(loads.get().map((load) => (load === broken ? { ...load, outcome, failure } : load)));
}

/** Puts a load on the list, as loading until `end` is called. */
export function reportLoad(load: Pick<RemoteLoad, 'remote' | 'screen' | 'version' | 'source'>): LoadReport {
  const startedAt = Date.now();
  let entry: RemoteLoad = {
    ...load,
    startedAt,
    outcome: 'loading',
    durationMs: null,
    phases: { manifestMs: null, entryMs: null, screenMs: null },
    failure: null,
  };
  loads.set([...loads.get(), entry].slice(-100));
  const change = (changes: Partial<RemoteLoad>) => {
    const changed = { ...entry, ...changes };
    loads.set(loads.get().map((other) => (other === entry ? changed : other)));
    entry = changed;
  };
  return {
    async phase(name, work) {
      const begun = performance.now();
      try {
        return await work();
      } finally {
        change({ phases: { ...entry.phases, [name]: Math.round(performance.now() - begun) } });
      }
    },
    end: (failure) =>
      change({
        outcome: failure === null ? 'loaded' : 'failed',
        failure,
        durationMs: Date.now() - startedAt,
      }),
  };
}
