import type { Logo } from '@vitrine/shared/codes/code-drawing';
import { useBrandFile } from '../../../library/use-brand-file';

/** The picture that a design names; null where it names none, or while it has not come. */
export function useLogo(sha256: string | undefined): { logo: Logo | null; isComing: boolean } {
  const { file, isGone } = useBrandFile(sha256);
  const logo = file && { href: file.url, width: file.width ?? 1, height: file.height ?? 1 };
  return { logo, isComing: sha256 !== undefined && !file && !isGone };
}
