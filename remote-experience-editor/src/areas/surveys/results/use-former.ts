import type { ApiError } from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';

interface Asked<Data> {
  data: Data | undefined;
  error: ApiError | null;
  refetch: () => unknown;
}

/**
 * While another answer is on its way, the former one stays: what was pressed keeps its place under the pointer.
 * @returns `isFormer`: what is shown is what was asked for before.
 */
export function useFormer<Data>({ data, error, refetch }: Asked<Data>): Asked<Data> & { isFormer: boolean } {
  const [former, setFormer] = useState<Data>();
  useEffect(() => {
    if (data !== undefined) setFormer(data);
  }, [data]);
  const isFormer = data === undefined && error === null && former !== undefined;
  return { data: isFormer ? former : data, error, refetch, isFormer };
}
