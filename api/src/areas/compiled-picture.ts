import type { PictureSize } from '@vitrine/shared/contract';
import type { Asset, Image } from './area-content';

/** A picture's sizes under their name in a manifest; nothing for a picture that has none. */
export const withSizes = <Name extends string>(name: Name, { sizes }: Image) =>
  (sizes.length > 0 ? { [name]: sizes } : {}) as Partial<Record<Name, PictureSize[]>>;

/** What of a file goes into a version's list of all that it needs. */
export const assetOf = ({ bytes, sha256, url }: Asset): Asset => ({ sha256, url, bytes });
