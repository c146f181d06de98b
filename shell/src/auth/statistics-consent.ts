import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { observable } from '@vitrine/shared/browser/observable';

const key = 'vitrine-statistics-consent';
const consent = observable(deviceStorage.get(key) === 'given');

/** Whether the person at this browser allowed usage statistics. Nobody did until they say so. */
export const statisticsConsent = {
  get: consent.get,
  subscribe: consent.subscribe,
  set(given: boolean): void {
    if (given) deviceStorage.set(key, 'given');
    else deviceStorage.remove(key);
    consent.set(given);
  },
};
