import type { Document } from '@vitrine/shared/contract';
import { theTenant } from '@vitrine/shared/ui';

/** Whose documents a list shows: the experience's, its brand's, or those of the whole tenant. */
export type OwnerKind = Document['owner']['kind'];

/** Whom the address of a call names as the owner. @param brandId of the brand in which it is edited. */
export const ownerIn = (owner: OwnerKind, brandId: string) => (owner === 'tenant' ? theTenant : brandId);

/** A document's, whoever's it is. */
export const addressOf = ({ id, owner }: Document, brandId: string) => ({
  params: { brandId: ownerIn(owner.kind, brandId), documentId: id },
});
