import { useHost } from '@vitrine/shared/host';
import { useMemo } from 'react';
import { createClient } from '../../client/client';
import { i18n } from '../texts/texts';
import { useUiTexts } from '../texts/use-ui-texts';
import { apiReach } from './api-reach';

/** The API as the signed-in person. */
export function useApi() {
  const t = useUiTexts();
  const { getToken } = useHost().identity;
  return useMemo(
    () => createClient({ getToken, fetch: apiReach.send, language: () => i18n.language, say: t }),
    [getToken, t],
  );
}
