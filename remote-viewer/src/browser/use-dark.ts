import { useObservable } from '@vitrine/shared/host';
import { environment } from './environment';
import { mediaQuery } from './media-query';

const asked = mediaQuery('(prefers-color-scheme: dark)');

/** Whether the visitor's device is dark. */
export function useDark(): boolean {
  const byBrowser = useObservable(asked);
  return useObservable(environment).dark ?? byBrowser;
}
