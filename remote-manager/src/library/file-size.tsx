import { sizesIn } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';

/** How large a file is. */
export const FileSize = ({ bytes }: { bytes: number }) => sizesIn(useFormat().language).fileSize(bytes);
