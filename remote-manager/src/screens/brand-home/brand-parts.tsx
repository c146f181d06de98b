import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import { useAddressState } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './brand-parts.module.css';

/** What one comes for, and what that is made of. */
const parts = ['overview', 'models', 'media', 'look'] as const;
type BrandPart = (typeof parts)[number];

/** Which of them the address names. */
export function useBrandPart(): BrandPart {
  const [asked] = useAddressState('part');
  return parts.find((one) => one === asked) ?? 'overview';
}

/** Leads from one to the other. */
export function BrandParts({ brandId, shown }: { brandId: string; shown: BrandPart }) {
  const t = useManagerTexts();
  const names: Record<BrandPart, string> = {
    overview: t('brand-home.overview'),
    models: t('library.title'),
    media: t('media.title'),
    look: t('brand-home.look'),
  };
  return (
    <nav className={styles.parts} aria-label={t('brand-home.parts')}>
      {parts.map((part) => (
        <Link
          key={part}
          to={`${addresses.brand(brandId)}${part === 'overview' ? '' : `?part=${part}`}`}
          {...(part === shown && { 'aria-current': 'page' as const })}
        >
          {names[part]}
        </Link>
      ))}
    </nav>
  );
}
