import type { ProductsDocument } from '@vitrine/shared/contract';
import type { Editing } from '../../documents/use-document';

/** The open product. */
export type ProductEditing = Editing<ProductsDocument>;

/** For the parts of its form. */
export interface ProductPartProps {
  product: ProductsDocument;
  editing: ProductEditing;
  readOnly: boolean;
}
