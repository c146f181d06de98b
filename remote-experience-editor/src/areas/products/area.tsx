import { inOrder, isProduct, productsDocument } from '@vitrine/shared/contract';
import { ShoppingOutlined } from '@vitrine/shared/ui';
import type { AreaEntry } from '../area-entry';

export const area: AreaEntry = {
  icon: <ShoppingOutlined />,
  group: 'show',
  offered({ data }) {
    const product = productsDocument.safeParse(data).data;
    if (!product || !isProduct(product)) return { mark: 'products.values.kind.collection', isDisabled: true };
    const { media, status } = product;
    return {
      image: inOrder(media)[0]?.[1].image,
      ...(status !== 'active' && { mark: `products.values.status.${status}` }),
    };
  },
};
