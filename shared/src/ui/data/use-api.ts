import { useHost } from '@vitrine/shared/host';
import { useMemo } from 'react';
import { createClient } from '../../client/client';

/** The API as the signed-in person. */
export function useApi() {
  const { getToken } = useHost().identity;
  return useMemo(() => createClient({ getToken }), [getToken]);
}
