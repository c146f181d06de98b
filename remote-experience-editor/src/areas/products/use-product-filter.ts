import { type Document, isProduct, type ProductsDocument } from '@vitrine/shared/contract';
import { useAddressState, useClearAddress } from '@vitrine/shared/ui';
import { useMissedProducts } from './use-missed-products';

/** Which products are shown, kept in the address; '' for all. */
export function useProductFilter() {
  const [status, setStatus] = useAddressState('status');
  const [collection, setCollection] = useAddressState('collection');
  const [missed, setMissed] = useAddressState('missed');
  const missedVisits = useMissedProducts();
  const clear = useClearAddress('status', 'collection', 'missed');
  return {
    /** null while all are shown. */
    clear: status || collection || missed ? clear : null,
    missed,
    setMissed,
    /** By product: visits that could not have it. */
    missedVisits,
    status,
    setStatus,
    collection,
    setCollection,
    passes({ id }: Pick<Document, 'id'>, document: ProductsDocument): boolean {
      if (missed && !missedVisits.has(id)) return false;
      if (!isProduct(document)) return !status && (!collection || document.name === collection);
      return (
        (!status || document.status === status) && (!collection || document.collections[collection] === true)
      );
    },
  };
}
