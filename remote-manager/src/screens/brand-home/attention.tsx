import { type Experience, endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { Link } from '@vitrine/shared/host';
import {
  ArrowRightOutlined,
  Button,
  ExclamationCircleOutlined,
  Section,
  useEndpointList,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './attention.module.css';

/** More would push the content away. */
const shownFirst = 4;

interface AttentionProps {
  brandId: string;
  experiences: Experience[];
}

/** Drafts that were not published, and placements with nothing to show. Absent when all is well. */
export function Attention({ brandId, experiences }: AttentionProps) {
  const t = useManagerTexts();
  const [showsAll, setShowsAll] = useState(false);
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
  const shown = showsAll ? items : items.slice(0, shownFirst);
  return (
    <Section title={t('brandHome.attention')}>
      <ul className={styles.list}>
        {shown.map(({ id, to, title, text }) => (
          <li key={id}>
            <Link to={to} className={styles.item}>
              <ExclamationCircleOutlined aria-hidden="true" className={styles.mark} />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.text}>{text}</span>
              </span>
              <ArrowRightOutlined aria-hidden="true" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <div>
          <Button kind="quiet" onClick={() => setShowsAll(true)}>
            {t('brandHome.attentionMore', { count: items.length - shown.length })}
          </Button>
        </div>
      )}
    </Section>
  );
}
