import { usePreferences } from '@vitrine/shared/host';
import { useMediaQuery } from './use-media-query';

export type Look = 'light' | 'dark';

/** Light or dark: the person's choice, or what the system asks for. */
export function useLook(): Look {
  const { look } = usePreferences();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (look === 'system') return systemIsDark ? 'dark' : 'light';
  return look;
}
