import type { ApiError } from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';

interface Asked<Data> {
  data: Data | undefined;
  error: ApiError | null;
  refetch: () => unknown;
}

/**
 * While another answer is on its way, the former one stays: what was pressed keeps its place under the pointer.
 * @param of what it is called where it is shown; nothing stays under another name.
 * @returns `isFormer`: what is shown is what was asked for before.
 */
export function useFormer<Data>(
  { data, error, refetch }: Asked<Data>,
  of = '',
): Asked<Data> & { isFormer: boolean } {
  const [former, setFormer] = useState<{ data: Data; of: string }>();
  useEffect(() => {
    if (data !== undefined) setFormer({ data, of });
  }, [data, of]);
  const isFormer = data === undefined && error === null && former?.of === of;
  return { data: isFormer ? former.data : data, error, refetch, isFormer };
}
