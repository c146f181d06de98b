import { NotFoundError, useParams } from '@vitrine/shared/host';

/** An id of this screen's address. The shell has checked its form before the screen was loaded. */
export function useRouteId(name: 'brandId' | 'storeId'): string {
  const id = useParams()[name];
  if (!id) throw new NotFoundError();
  return id;
}
