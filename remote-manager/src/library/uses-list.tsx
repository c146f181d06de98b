import { type BrandPlace, type DocumentUse, textIn } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import { useAreaNames } from '@vitrine/shared/ui';
import common from '../parts/common.module.css';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './library.module.css';

interface UsesListProps {
  brandId: string;
  uses: DocumentUse[];
  /** Where the brand itself shows it. */
  brand?: BrandPlace[];
  /** How many more there are in other brands. */
  elsewhere?: number;
}

/** Where something of a library is used, each place a link; and how often in all. */
export function UsesList({ brandId, uses, brand = [], elsewhere = 0 }: UsesListProps) {
  const t = useManagerTexts();
  const count = uses.length + brand.length + elsewhere;
  return (
    <div className={common.text}>
      <p>{count === 0 ? t('library.unused') : t('library.usedIn', { count })}</p>
      <ul className={styles.uses} aria-label={t('library.uses')}>
        {brand.map((place) => (
          <li key={place}>{t(`library.brandPlaces.${place}`)}</li>
        ))}
        {uses.map((use) => (
          <li key={use.documentId + use.pointer}>
            <Use brandId={brandId} use={use} />
          </li>
        ))}
        {elsewhere > 0 && <li>{t('library.elsewhere', { count: elsewhere })}</li>}
      </ul>
    </div>
  );
}

function Use({ brandId, use }: { brandId: string; use: DocumentUse }) {
  const t = useManagerTexts();
  const title = textIn(use.title) || t('library.untitled');
  const kind = useAreaNames()(`documents.${use.area}`, { count: 1 });
  if (!use.experience)
    return (
      <>
        <span dir="auto">{title}</span> <span className={common.small}>{kind}</span>
      </>
    );
  return (
    <>
      <Link to={addresses.area(brandId, use.experience.id, use.area, use.documentId)} dir="auto">
        {title}
      </Link>{' '}
      <span className={common.small}>
        {kind} · <bdi>{use.experience.name}</bdi>
      </span>
    </>
  );
}
