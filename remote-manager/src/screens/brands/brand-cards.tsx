import type { Brand } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Card, CardGrid, ChooseOne, type Selection, useFormat, useNow } from '@vitrine/shared/ui';
import { BrandMenu } from '../../brand/brand-menu';
import { BrandTile } from '../../brand/brand-tile';
import { Facts } from '../../parts/facts';
import { useManagerTexts } from '../../texts/use-manager-texts';

interface BrandCardsProps {
  brands: Brand[];
  selection: Selection | undefined;
}

export function BrandCards({ brands, selection }: BrandCardsProps) {
  const t = useManagerTexts();
  const format = useFormat();
  const now = useNow();
  return (
    <CardGrid label={t('brands.title')}>
      {brands.map((brand) => (
        <Card
          key={brand.id}
          title={brand.name}
          to={addresses.brand(brand.id)}
          choice={selection && <ChooseOne selection={selection} id={brand.id} name={brand.name} />}
          lead={<BrandTile brand={brand} />}
          menu={<BrandMenu brand={brand} />}
        >
          <Facts>
            <span>{t('brands.storesCount', { count: brand.stores })}</span>
            <span>{t('brands.experiencesCount', { count: brand.experiences })}</span>
          </Facts>
          <Facts>
            <span title={format.dateTime(brand.updatedAt)}>
              {brand.archivedAt
                ? t('brands.archivedWhen', { when: format.relative(brand.archivedAt, now) })
                : t('brands.changed', { when: format.relative(brand.updatedAt, now) })}
            </span>
          </Facts>
        </Card>
      ))}
    </CardGrid>
  );
}
