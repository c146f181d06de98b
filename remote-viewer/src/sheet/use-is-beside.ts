import { useObservable } from '@vitrine/shared/host';
import { mediaQuery } from '../browser/media-query';

/** Where a sheet stands beside what it is about, not over it: as sheet.module.css says. */
const wide = mediaQuery('(min-width: 900px), (orientation: landscape) and (max-height: 500px)');

export const useIsBeside = (): boolean => useObservable(wide);
