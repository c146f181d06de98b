import { endpoints } from '@vitrine/shared/contract';
import { type MenuAction, useEndpointMutation, useEndpointQuery } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useEditorTexts } from '../../texts/texts';
import { arranged, moved, type TileChoice } from './tile-order';

/** How the signed-in person has arranged the dashboard's tiles. One holds it for all of them: each change is of the whole. */
export type TileOrder = ReturnType<typeof useTileOrder>;

/** How the signed-in person has arranged the tiles, kept with what else they have chosen for themselves. */
export function useTileOrder() {
  const t = useEditorTexts();
  const { data, error } = useEndpointQuery(endpoints.getSession, {});
  const { mutate } = useEndpointMutation(endpoints.updateOwnPreferences);
  /** Shows at once, before the network. */
  const [changed, setChanged] = useState<TileChoice | null>(null);
  const choice = changed ?? data?.preferences.tiles ?? { order: [], hidden: [] };
  const change = (next: TileChoice) => {
    setChanged(next);
    mutate({ body: { tiles: next } });
  };
  const hide = (id: string) =>
    change({ ...choice, hidden: [...choice.hidden.filter((one) => one !== id), id] });
  return {
    /** Until then tiles would jump when it comes; where it does not come, they stand as for everybody. */
    isKnown: data !== undefined || error !== null,
    arrange: <T extends { id: string }>(tiles: T[]) => arranged(tiles, choice),
    show: (id: string) => change({ ...choice, hidden: choice.hidden.filter((one) => one !== id) }),
    /**
     * What can be done with a tile: it is moved where it has a neighbour, and hidden.
     * @param shown all that stand beside it now, in their order.
     */
    actions(shown: string[], id: string): MenuAction[] {
      const at = shown.indexOf(id);
      const move = (key: string, label: string, by: -1 | 1): MenuAction[] =>
        shown[at + by] === undefined
          ? []
          : [{ key, label, onSelect: () => change(moved(choice, shown, id, by)) }];
      return [
        ...move('earlier', t('dashboard.tiles.earlier'), -1),
        ...move('later', t('dashboard.tiles.later'), 1),
        { key: 'hide', label: t('dashboard.tiles.hide'), onSelect: () => hide(id) },
      ];
    },
  };
}
