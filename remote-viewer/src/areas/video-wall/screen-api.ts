import type { NewScreen, ScreenAnswer } from '@vitrine/shared/contract';
import { post } from '../../api/sending-api';
import { call } from '../../api/visitor-api';

export interface ScreenFacts {
  version: string;
  widthPx: number;
  heightPx: number;
}

/** What a device needs to be the screen that it is. */
export interface ScreenKey {
  screenId: string;
  secret: string;
}

export const requestScreen = (placementId: string, facts: ScreenFacts) =>
  call<NewScreen>(`/placements/${placementId}/wall-screens`, post(facts));

export const reportScreen = (
  placementId: string,
  { screenId, secret }: ScreenKey,
  said: ScreenFacts & { driftMs: number | null; roundTripMs: number | null },
) =>
  call<ScreenAnswer>(`/placements/${placementId}/wall-screens/${screenId}/report`, post({ secret, ...said }));

/** @returns the server's time in milliseconds since 1970. */
export const readWallClock = async (): Promise<number> =>
  (await call<{ nowMs: number }>('/wall-clock', { cache: 'no-store' })).nowMs;
