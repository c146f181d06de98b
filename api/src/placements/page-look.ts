import { type BrandTheme, standardTheme } from '@vitrine/shared/contract';

/** How a page looks: as what is published does, else as its brand, else as everybody's. */
export const pageLook = (
  published: BrandTheme | null = null,
  ofBrand: BrandTheme | null = null,
): BrandTheme => ({ ...standardTheme(), ...(published ?? ofBrand) });
