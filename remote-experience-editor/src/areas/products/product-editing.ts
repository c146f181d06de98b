import {
  type CollectionDocument,
  isProduct,
  type ProductDocument,
  type ProductsDocument,
  type ProductVariant,
} from '@vitrine/shared/contract';
import { fieldsOf } from '../../documents/fields/fields-of';
import { editingOnly, type FormEditing } from '../../documents/fields/form-editing';
import type { Editing } from '../../documents/store/use-document';

/** The open document, whichever of the two it is. */
export type ProductsEditing = Editing<ProductsDocument>;

export const asProduct = (editing: ProductsEditing) => editingOnly(editing, isProduct);

export const asCollection = (editing: ProductsEditing) =>
  editingOnly(editing, (data): data is CollectionDocument => !isProduct(data));

export const { ChoiceField, CommittedField, Field, LanguageField } = fieldsOf<ProductDocument>();

/** For the parts of a product's form. */
export interface ProductPartProps {
  product: ProductDocument;
  editing: FormEditing<ProductDocument>;
  readOnly: boolean;
}

/** For the parts of one of its variants. */
export interface VariantPartProps {
  id: string;
  name: string;
  variant: ProductVariant;
  options: ProductDocument['options'];
  media: ProductDocument['media'];
  /** Id of the product's model. */
  libraryObjectId: string | undefined;
  currencies: string[];
  editing: FormEditing<ProductDocument>;
  readOnly: boolean;
}
