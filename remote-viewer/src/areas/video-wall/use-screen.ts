import { wallLimits } from '@vitrine/shared/contract/areas/video-wall/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Refusal } from '../../api/visitor-api';
import { type KeptScreen, keep, readKept, takeWindow } from './kept-screen';
import { reportScreen, requestScreen, type ScreenFacts } from './screen-api';

interface ScreenSays {
  placementId: string;
  /** Of what is published, as this screen shows it. */
  version: string;
  /** Grows when staff ask something of a screen at this placement. */
  changes: number | undefined;
  measured: () => { driftMs: number | null; roundTripMs: number | null };
}

/** Where nobody answers. */
const retryMs = 5_000;

/**
 * This device as a screen of a wall: it asks to be let in, says how it is every few seconds, and is told where it stands.
 * @returns null before anything is known.
 */
export function useScreen(says: ScreenSays): {
  screen: KeptScreen | null;
  isOffline: boolean;
  /** Forgets what it was, and asks to be let in. */
  beginAgain: () => void;
} {
  const { placementId, changes } = says;
  const [screen, setScreen] = useState<KeptScreen | null>(null);
  const [isOffline, setOffline] = useState(false);
  const own = useRef<{ window: number; screen: KeptScreen | null } | null>(null);
  const askNow = useRef<() => void>(() => undefined);
  const facts = useEffectEvent(
    (): ScreenFacts => ({
      version: says.version,
      widthPx: Math.round(window.innerWidth * window.devicePixelRatio),
      heightPx: Math.round(window.innerHeight * window.devicePixelRatio),
    }),
  );
  const measured = useEffectEvent(() => says.measured());

  /** @returns when to ask again. */
  const ask = useEffectEvent(async (): Promise<number> => {
    const { current } = own;
    if (!current) return retryMs;
    const take = (next: KeptScreen | null) => {
      if (next?.standing.state === 'paired' && current.screen?.standing.state === 'paired')
        if (next.standing.reloads !== current.screen.standing.reloads) {
          keep(placementId, current.window, next);
          window.location.reload();
        }
      current.screen = next;
      keep(placementId, current.window, next);
      setScreen(next);
    };
    try {
      if (current.screen) {
        const { screenId, secret } = current.screen;
        const answer = await reportScreen(placementId, { screenId, secret }, { ...facts(), ...measured() });
        setOffline(false);
        take({ screenId, secret, standing: answer.standing });
        return answer.askAgainMs;
      }
      const { askAgainMs, ...made } = await requestScreen(placementId, facts());
      setOffline(false);
      take(made);
      return askAgainMs;
    } catch (error) {
      if (error instanceof Refusal && error.status === 404 && current.screen) {
        // Nobody let it in for long: it begins again.
        take(null);
        return 0;
      }
      setOffline(true);
      return Math.max(retryMs, (error instanceof Refusal && error.retryAfterMs) || 0);
    }
  });

  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    const turn = async () => {
      if (isAsking || left.signal.aborted) return;
      isAsking = true;
      clearTimeout(timer);
      const waitMs = await ask();
      isAsking = false;
      if (!left.signal.aborted) timer = setTimeout(turn, waitMs);
    };
    askNow.current = () => void turn();
    void takeWindow(placementId, left.signal).then((held) => {
      if (left.signal.aborted) return;
      own.current = { window: held, screen: readKept(placementId, held) };
      setScreen(own.current.screen);
      void turn();
    });
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [placementId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever staff have asked something
  useEffect(() => askNow.current(), [changes]);
  const beginAgain = () => {
    if (!own.current) return;
    own.current.screen = null;
    keep(placementId, own.current.window, null);
    setScreen(null);
    askNow.current();
  };
  return { screen, isOffline, beginAgain };
}

/** How long a number is still shown. @returns 0: not at all. */
export const identifiedForMs = (until: string | null, nowMs: number): number =>
  until === null ? 0 : Math.max(0, Math.min(wallLimits.identifyMs, Date.parse(until) - nowMs));
