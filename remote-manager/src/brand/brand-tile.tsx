import type { Brand } from '@vitrine/shared/contract';
import { Initials } from '@vitrine/shared/ui';

type Shown = Pick<Brand, 'name' | 'logoUrl'>;

/** A brand's logo, before its name. */
export const BrandTile = ({ brand: { logoUrl, name } }: { brand: Shown }) => (
  <Initials name={name} picture={logoUrl} />
);

/** A brand as one of the options of a choice. */
export const brandOption = (brand: Brand) => ({
  value: brand.id,
  label: brand.name,
  lead: <BrandTile brand={brand} />,
});
