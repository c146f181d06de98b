import { z } from 'zod';
import { entityId } from '../../values/ids';

export const scenesEvents = [
  /** A scene was on the stage. */
  z.strictObject({ kind: z.literal('scene'), documentId: entityId }),
] as const;
