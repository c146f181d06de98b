import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { Link } from '@vitrine/shared/host';
import {
  ArrowRightOutlined,
  Button,
  ExclamationCircleOutlined,
  Section,
  useEndpointPage,
  useFormat,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './attention.module.css';

/** More would push the content away. */
const shownFirst = 4;

/** Drafts not published, placements with nothing to show, webhooks at which nothing arrives. Absent when all is well. */
export function Attention({ brandId }: { brandId: string }) {
  const t = useManagerTexts();
  const format = useFormat();
  const may = useMay();
  const [showsAll, setShowsAll] = useState(false);
  const latest = { sort: '-updatedAt', limit: 50 } as const;
  const drafts = useEndpointPage(endpoints.listExperiences, {
    params: { brandId },
    query: { ...latest, status: 'draft' },
  });
  const changed = useEndpointPage(endpoints.listExperiences, {
    params: { brandId },
    query: { ...latest, status: 'changed' },
  });
  const placements = useEndpointPage(endpoints.listPlacements, {
    params: { brandId },
    query: { ...latest, limit: 100 },
  });
  const webhooks = useEndpointPage(
    endpoints.listWebhooks,
    { params: { brandId }, query: { limit: 100 } },
    { enabled: may('integrations:read', brandId) },
  );
  const items = [
    ...(webhooks.data?.items ?? []).flatMap(({ id, name, active, failingSince }) =>
      failingSince
        ? {
            id,
            to: addresses.integrations(brandId),
            title: t(active ? 'integrations.attention' : 'integrations.attentionOff', { name }),
            text: active
              ? t('integrations.attentionText', { when: format.dateTime(failingSince) })
              : t('integrations.attentionOffText'),
          }
        : [],
    ),
    ...[...(drafts.data?.items ?? []), ...(changed.data?.items ?? [])].map(
      ({ id, name, status, publishedVersion }) => ({
        id,
        to: addresses.experience(brandId, id),
        title: t(status === 'draft' ? 'brandHome.attentionDraft' : 'brandHome.attentionChanged', { name }),
        text:
          status === 'draft'
            ? t('brandHome.attentionDraftText')
            : t('brandHome.attentionChangedText', { version: publishedVersion ?? 0 }),
      }),
    ),
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
