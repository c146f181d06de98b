import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { endpoints } from '../../contract/endpoints';
import { apiReach } from './api-reach';
import { useApi } from './use-api';

/** offline: the browser has no network; away: it has, and the API does not answer. */
export type Connection = 'there' | 'offline' | 'away';

/** Until a call that failed is checked, and from one check to the next. */
const checkAfterMs = 1_000;
const checkEveryMs = 3_000;

/**
 * Whether calls to the API arrive. One that fails is not believed alone: the API is asked again, and from then on until
 * it answers; what screens could not load is then loaded. To be used once a page.
 */
export function useConnection(): Connection {
  const api = useApi();
  const queries = useQueryClient();
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const reach = useSyncExternalStore(apiReach.subscribe, apiReach.get);
  const [checks, setChecks] = useState(0);

  useEffect(() => {
    if (!online || reach === 'answers') return;
    const check = async () => {
      // Any answer will do, a refusal too: `apiReach` hears it.
      await api
        .call<typeof endpoints.getSession>({ method: 'GET', path: '/v1/session' }, {})
        .catch(() => null);
      apiReach.confirmAway();
      setChecks(checks + 1);
    };
    const timer = setTimeout(() => void check(), reach === 'doubted' ? checkAfterMs : checkEveryMs);
    return () => clearTimeout(timer);
  }, [api, checks, online, reach]);

  useEffect(() => {
    if (reach !== 'away') return;
    return () =>
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  }, [queries, reach]);

  if (!online) return 'offline';
  return reach === 'away' ? 'away' : 'there';
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
