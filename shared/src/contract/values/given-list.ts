import { z } from 'zod';

/** A list as it was pasted (`text`) or as a file's bytes (`file`, base64), to be taken with `eitherTextOrFile`. */
export const listFields = (mostBytes: number) => ({
  text: z.string().max(mostBytes).optional(),
  file: z
    .base64()
    .max(Math.ceil((mostBytes * 4) / 3))
    .optional(),
});

export const eitherTextOrFile = ({ file, text }: { file?: unknown; text?: unknown }): boolean =>
  (file === undefined) !== (text === undefined);
export const notBoth = { path: ['text'], error: 'Either a text or a file' };
