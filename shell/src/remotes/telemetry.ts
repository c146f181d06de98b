import type { RemoteLoadReport } from '@vitrine/shared/contract';
import type { Observable, RemoteLoad } from '@vitrine/shared/host';

/** Screens are opened in quick succession; one call tells of all of them. */
const waitMs = 10_000;
/** The API takes no more at once. */
const maxReports = 50;

/**
 * Tells the API how each load went, in batches: a while after the first one, and when the page is left. What cannot be
 * told is let go: telemetry is never worth a second try. Overrides are somebody's own and are not told.
 * @returns a function that ends it.
 */
export function reportLoads(loads: Observable<readonly RemoteLoad[]>): () => void {
  /** A load that has ended is replaced on the list only when its screen stops working: then it is told again. */
  const told = new WeakSet<RemoteLoad>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const untold = () => loads.get().filter((load) => !told.has(load) && toReport(load));
  function send() {
    clearTimeout(timer);
    timer = undefined;
    const news = untold().slice(0, maxReports);
    if (news.length === 0) return;
    for (const load of news) told.add(load);
    const body = JSON.stringify({ loads: news.map(toReport) });
    // It outlives the page.
    const init = { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body };
    fetch('/v1/remote-loads', init).catch(() => undefined);
  }
  function wait() {
    if (timer === undefined && untold().length > 0) timer = setTimeout(send, waitMs);
  }
  const onHide = () => document.visibilityState === 'hidden' && send();

  wait();
  const unsubscribe = loads.subscribe(wait);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', onHide);
  };
}

function toReport(load: RemoteLoad): RemoteLoadReport | null {
  const { durationMs, outcome, phases, remote, source, version } = load;
  if (outcome === 'loading' || durationMs === null || source === 'override') return null;
  return { remote, version, source, outcome, durationMs, phases };
}
