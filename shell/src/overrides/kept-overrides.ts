import { tabStorage } from '@vitrine/shared/browser/guarded-storage';
import type { Overrides } from './choose-overrides';
import { askedKey, overridesKey } from './may-have-overrides';

interface Kept {
  overrides: Overrides;
}

/** In the tab's own storage, which ends with it. Without any overrides there is nothing to keep. */
const kept = <Value extends Kept>(key: string) => ({
  get: (): Value | null => JSON.parse(tabStorage.get(key) ?? 'null'),
  keep(value: Value): void {
    if (Object.keys(value.overrides).length > 0) tabStorage.set(key, JSON.stringify(value));
    else tabStorage.remove(key);
  },
  forget: () => tabStorage.remove(key),
});

/** Those that somebody of the staff has agreed to: `person` is the uid that they were signed in with. */
export const keptOverrides = kept<Kept & { person: string | null }>(overridesKey);

/** Those that an address asked for, beside what is kept already, and the address without them. */
export const askedOverrides = kept<Kept & { address: string }>(askedKey);
