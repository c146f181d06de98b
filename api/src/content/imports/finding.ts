import type { ImportFinding } from '@vitrine/shared/contract';
import type { TranslatableMessage } from '../../translatable-message';

/** What is said of a place in a file that is imported; of the whole file without a line. */
const finding =
  (level: ImportFinding['level']) =>
  ({ message, sentence }: TranslatableMessage, line: number | null = null, field = ''): ImportFinding => ({
    level,
    line,
    field,
    message,
    sentence,
  });

/** With one, its document is left out. */
export const asError = finding('error');
export const asNotice = finding('notice');
