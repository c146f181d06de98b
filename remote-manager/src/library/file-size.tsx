import { useFormat } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

/** How large a file is; a small one in kilobytes. */
export const FileSize = ({ bytes }: { bytes: number }) => useFileSize()(bytes);

/** @returns a size in bytes in words. */
export function useFileSize(): (bytes: number) => string {
  const t = useManagerTexts();
  const format = useFormat();
  const rounded = (value: number) => format.number(Math.round(value * 100) / 100);
  return (bytes) =>
    bytes < 1_000_000
      ? t('library.kilobytes', { size: rounded(Math.ceil(bytes / 1_000)) })
      : t('library.megabytes', { size: rounded(bytes / 1_000_000) });
}
