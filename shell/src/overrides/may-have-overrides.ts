import { tabStorage } from '@vitrine/shared/browser/guarded-storage';

/** Where this tab keeps the overrides that somebody has agreed to. */
export const overridesKey = 'vitrine-overrides';
/** Where it keeps those that its address asked for, until somebody has answered. */
export const askedKey = 'vitrine-overrides-asked';

/** Whether this tab may run another build of a remote than the registry's: all that a visitor's page ever asks. */
export const mayHaveOverrides = (): boolean =>
  location.search.includes('mf.') || tabStorage.get(overridesKey) !== null;

/** Whether an address asked for overrides in this tab, and nobody has answered yet. */
export const overridesAreAsked = (): boolean => tabStorage.get(askedKey) !== null;
