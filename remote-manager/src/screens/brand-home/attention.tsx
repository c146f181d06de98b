import { type Experience, endpoints } from '@vitrine/shared/contract';
import { Link } from '@vitrine/shared/host';
import { ArrowRightOutlined, ExclamationCircleOutlined, Section, useEndpointList } from '@vitrine/shared/ui';
import { addresses } from '../../addresses';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './attention.module.css';

interface AttentionProps {
  brandId: string;
  experiences: Experience[];
}

/** Drafts that were not published, and placements with nothing to show. Absent when all is well. */
export function Attention({ brandId, experiences }: AttentionProps) {
  const t = useManagerTexts();
  const placements = useEndpointList(endpoints.listPlacements, { params: { brandId } });
  const items = [
    ...experiences
      .filter(({ status }) => status === 'draft' || status === 'changed')
      .map(({ id, name, status, publishedVersion }) => ({
        id,
        to: addresses.experience(brandId, id),
        title: t(status === 'draft' ? 'brandHome.attentionDraft' : 'brandHome.attentionChanged', { name }),
        text:
          status === 'draft'
            ? t('brandHome.attentionDraftText')
            : t('brandHome.attentionChangedText', { version: publishedVersion ?? 0 }),
      })),
    ...(placements.data?.items ?? [])
      .filter(({ state }) => state === 'unassigned')
      .map(({ id, name, storeId }) => ({
        id,
        to: addresses.store(brandId, storeId),
        title: t('brandHome.attentionPlacement', { name }),
        text: t('brandHome.attentionPlacementText'),
      })),
  ];
  if (items.length === 0) return null;
  return (
    <Section title={t('brandHome.attention')}>
      <ul className={styles.list}>
        {items.map(({ id, to, title, text }) => (
          <li key={id}>
            <Link to={to} className={styles.item}>
              <ExclamationCircleOutlined aria-hidden="true" className={styles.mark} />
              <span className={styles.words}>
                <span dir="auto" className={styles.title}>
                  {title}
                </span>
                <span className={styles.text}>{text}</span>
              </span>
              <ArrowRightOutlined aria-hidden="true" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
