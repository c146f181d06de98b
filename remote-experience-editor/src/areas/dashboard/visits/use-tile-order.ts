import { endpoints } from '@vitrine/shared/contract';
import { useEndpointMutation, useEndpointQuery } from '@vitrine/shared/ui';
import { useState } from 'react';
import { arranged, moved, type TileChoice } from './tile-order';

/** How the signed-in person has arranged the tiles, kept with what else they have chosen for themselves. */
export function useTileOrder() {
  const { data, error } = useEndpointQuery(endpoints.getSession, {});
  const { mutate } = useEndpointMutation(endpoints.updateOwnPreferences);
  /** Shows at once, before the network. */
  const [changed, setChanged] = useState<TileChoice | null>(null);
  const choice = changed ?? data?.preferences.tiles ?? { order: [], hidden: [] };
  const change = (next: TileChoice) => {
    setChanged(next);
    mutate({ body: { tiles: next } });
  };
  return {
    /** Until then tiles would jump when it comes; where it does not come, they stand as for everybody. */
    isKnown: data !== undefined || error !== null,
    arrange: <T extends { id: string }>(tiles: T[]) => arranged(tiles, choice),
    /** @param shown all that stand there now, in their order. */
    move: (shown: string[], id: string, by: -1 | 1) => change(moved(choice, shown, id, by)),
    hide: (id: string) => change({ ...choice, hidden: [...choice.hidden.filter((one) => one !== id), id] }),
    show: (id: string) => change({ ...choice, hidden: choice.hidden.filter((one) => one !== id) }),
  };
}
