import { tabStorage } from '@vitrine/shared/browser/guarded-storage';

/** Where this tab keeps its overrides. */
export const overridesKey = 'vitrine-overrides';

/** Whether this tab may run another build of a remote than the registry's: all that a visitor's page ever asks. */
export const mayHaveOverrides = (): boolean =>
  location.search.includes('mf.') || tabStorage.get(overridesKey) !== null;
