import type { StoredFile } from '@vitrine/shared/contract';
import type { CSSProperties } from 'react';

/** For the style sheet, how wide a picture or film is to its height; 16:9 while that is not known. */
export const shapeOf = ({ height, width }: Pick<StoredFile, 'height' | 'width'>) =>
  ({ '--shape': width && height ? width / height : 16 / 9 }) as CSSProperties;
