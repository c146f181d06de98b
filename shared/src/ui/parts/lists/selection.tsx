import { useState } from 'react';
import { Checkbox } from '../../form/checkbox';
import { useUiTexts } from '../../texts/use-ui-texts';

/** Which of the things shown are chosen. */
export interface Selection {
  /** In the order shown. */
  ids: string[];
  shown: number;
  has: (id: string) => boolean;
  set: (id: string, chosen: boolean) => void;
  setAll: (chosen: boolean) => void;
}

/** @param shown ids of what can be chosen; what is not shown any more is not chosen either. */
export function useSelection(shown: string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: shown.filter((id) => chosen.has(id)),
    shown: shown.length,
    has: (id) => chosen.has(id),
    set: (id, on) => setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((other) => other !== id))),
    setAll: (on) => setChosen(new Set(on ? shown : [])),
  };
}

/** Chooses one row or card. */
export function ChooseOne({ selection, id, name }: { selection: Selection; id: string; name: string }) {
  const t = useUiTexts();
  return (
    <Checkbox
      label={t('chooseOne', { name })}
      value={selection.has(id)}
      onChange={(on) => selection.set(id, on)}
    />
  );
}

/** Chooses all that are shown, or none. */
export function ChooseAll({ selection }: { selection: Selection }) {
  const t = useUiTexts();
  const { ids, shown } = selection;
  return (
    <Checkbox
      label={t('chooseAllShown')}
      value={shown > 0 && ids.length === shown}
      indeterminate={ids.length > 0 && ids.length < shown}
      onChange={selection.setAll}
    />
  );
}
