import type { ProductsDocument } from '@vitrine/shared/contract';
import { useAddressState } from '@vitrine/shared/ui';

/** Which products are shown, kept in the address; '' for all. */
export function useProductFilter() {
  const [status, setStatus] = useAddressState('status');
  const [collection, setCollection] = useAddressState('collection');
  return {
    status,
    setStatus,
    collection,
    setCollection,
    passes: (product: ProductsDocument) =>
      (!status || product.status === status) && (!collection || product.collections[collection] === true),
  };
}
