import { Link } from '@vitrine/shared/host';
import {
  ArrowRightOutlined,
  Banner,
  Button,
  CheckCircleOutlined,
  ExclamationCircleOutlined,
  Section,
  Skeleton,
  Tag,
  useFormat,
} from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './attention.module.css';
import { type AttentionGroup, type AttentionItem, useAttention } from './use-attention';

/**
 * Silent kiosks, placements with nothing to show or near their end, webhooks at which nothing arrives, drafts that wait
 * for a review or were not published. What waits for the same reason is one line that opens.
 */
export function Attention({ brandId }: { brandId: string }) {
  const t = useManagerTexts();
  const { groups, hasFailed, isLoading, retry } = useAttention(brandId);
  if (!isLoading && !hasFailed && groups.length === 0)
    return (
      <section aria-label={t('brand-home.attention')} className={styles.none}>
        <CheckCircleOutlined aria-hidden="true" className={styles.well} />
        {t('brand-home.attentionNone')}
      </section>
    );
  return (
    <Section title={t('brand-home.attention')}>
      {hasFailed && (
        <Banner action={<Button onClick={retry}>{t('brand-home.attentionAgain')}</Button>}>
          {t('brand-home.attentionFailed')}
        </Banner>
      )}
      {groups.length > 0 && (
        <ul className={styles.list}>
          {groups.map((group) => (
            <li key={group.title}>
              <Group group={group} />
            </li>
          ))}
        </ul>
      )}
      {isLoading && <Skeleton shape="rows" count={2} />}
    </Section>
  );
}

function Group({ group: { all, items, title, total } }: { group: AttentionGroup }) {
  const t = useManagerTexts();
  const format = useFormat();
  const [only] = items;
  if (total === 1 && only) return <Item item={only} />;
  return (
    <details className={styles.group}>
      <summary className={styles.item}>
        <ExclamationCircleOutlined aria-hidden="true" className={styles.mark} />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
        </span>
        <Tag>{format.number(total)}</Tag>
      </summary>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
        {all && (
          <li>
            <Link to={all} className={styles.item}>
              {t('brand-home.attentionAll')}
            </Link>
          </li>
        )}
        {!all && total > items.length && (
          <li className={styles.item}>
            <span className={styles.text}>
              {t('brand-home.attentionBeyond', { count: total - items.length })}
            </span>
          </li>
        )}
      </ul>
    </details>
  );
}

function Item({ item: { place, text, title, to } }: { item: AttentionItem }) {
  return (
    <Link to={to} className={styles.item}>
      <ExclamationCircleOutlined aria-hidden="true" className={styles.mark} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {place !== null && <bdi className={styles.text}>{place}</bdi>}
        <span className={styles.text}>{text}</span>
      </span>
      <ArrowRightOutlined aria-hidden="true" className={styles.arrow} />
    </Link>
  );
}
