import { type Experience, endpoints, type Page, type Placement } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import { Loaded, Skeleton, useEndpointQuery } from '@vitrine/shared/ui';
import { ArchiveDialog } from '../parts/archive-dialog';
import type { MenuDialog } from '../parts/dialog-host';
import { PlacementStateTag } from '../parts/placement-state-tag';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './archive-experience.module.css';

interface ArchiveExperienceProps extends MenuDialog {
  experience: Experience;
  onArchive: () => void;
}

/** As many as are read before a decision. */
const named = 8;

/** Says at which placements visitors will miss an experience. */
export function ArchiveExperience({ experience, onArchive, ...dialog }: ArchiveExperienceProps) {
  const t = useManagerTexts();
  const { brandId, id: experienceId, name } = experience;
  const placements = useEndpointQuery(endpoints.listPlacements, {
    params: { brandId },
    query: { experienceId, limit: named },
  });
  return (
    <ArchiveDialog name={name} text={t('experiences.archiveText')} onArchive={onArchive} {...dialog}>
      <Loaded query={placements} skeleton={<Skeleton shape="rows" count={2} />}>
        {(page) => <Places {...page} />}
      </Loaded>
    </ArchiveDialog>
  );
}

function Places({ items, total }: Page<Placement>) {
  const t = useManagerTexts();
  return (
    <>
      <p>{total === 0 ? t('experiences.placedNowhere') : t('experiences.placedAt', { count: total })}</p>
      {total > 0 && (
        <ul className={styles.places} aria-label={t('placements.title')}>
          {items.map(({ brandId, id, name, state, storeId, storeName }) => (
            <li key={id}>
              <Link to={addresses.store(brandId, storeId)} dir="auto">
                {name} · {storeName}
              </Link>
              <PlacementStateTag state={state} />
            </li>
          ))}
          {total > items.length && (
            <li>{t('brand-home.attentionBeyond', { count: total - items.length })}</li>
          )}
        </ul>
      )}
    </>
  );
}
