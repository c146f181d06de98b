import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../../contract/endpoints/endpoint';

/** Makes what is kept of reading endpoints' answers old: whoever shows them asks again. Ends once all were answered. */
export async function askAgain(client: QueryClient, endpoints: Endpoint[]): Promise<void> {
  await Promise.all(
    endpoints.map(async ({ path }) => {
      const queryKey = [path];
      // Left alone, a first answer that is on its way, read before the write, would be kept as the newest.
      await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
      await client.invalidateQueries({ queryKey });
    }),
  );
}
