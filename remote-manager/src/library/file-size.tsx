import { useFormat } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

/** How large a file is; a small one in kilobytes. */
export function FileSize({ bytes }: { bytes: number }) {
  const t = useManagerTexts();
  const format = useFormat();
  const rounded = (value: number) => format.number(Math.round(value * 100) / 100);
  return bytes < 1_000_000
    ? t('library.kilobytes', { size: rounded(Math.ceil(bytes / 1_000)) })
    : t('library.megabytes', { size: rounded(bytes / 1_000_000) });
}
