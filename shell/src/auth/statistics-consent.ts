import { observable } from '../observable';

const key = 'vitrine-statistics-consent';
const consent = observable(localStorage.getItem(key) === 'given');

/** Whether the person at this browser allowed usage statistics. Nobody did until they say so. */
export const statisticsConsent = {
  get: consent.get,
  subscribe: consent.subscribe,
  set(given: boolean): void {
    if (given) localStorage.setItem(key, 'given');
    else localStorage.removeItem(key);
    consent.set(given);
  },
};
