import { inOrder, type ProductDocument } from '@vitrine/shared/contract';
import { Loaded, Section, Skeleton, StatusTag, StopOutlined, useFormat } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useDocumentVisits } from '../../figures/use-document-visits';
import { useEditorTexts } from '../../texts/texts';
import styles from './products.module.css';
import { useVariantNames } from './variant-names';

/** Which variants visitors looked at, and which of them they could not have. */
export function LookedAt({ documentId, product }: { documentId: string; product: ProductDocument }) {
  const t = useEditorTexts();
  const format = useFormat();
  const nameOf = useVariantNames(product.options);
  const visits = useDocumentVisits(documentId);
  return (
    <Section title={t('products.lookedAt.title')} intro={t('products.lookedAt.intro')}>
      <Loaded query={visits} skeleton={<Skeleton shape="form" />}>
        {({ looks }) => {
          const byVariant = new Map(looks.map((look) => [look.variantId, look]));
          const seen = inOrder(product.variants).flatMap(([id, { values }], index) => {
            const look = byVariant.get(id);
            return look ? [{ ...look, name: nameOf(values, index) }] : [];
          });
          if (seen.length === 0) return <p className={common.hint}>{t('products.lookedAt.none')}</p>;
          return (
            <ul className={styles.looks}>
              {seen
                .toSorted((a, b) => b.looks - a.looks)
                .map(({ looks: count, name, unavailable, variantId }) => (
                  <li key={variantId}>
                    <span dir="auto">{name}</span>
                    <span className={common.number}>
                      {t('products.lookedAt.looks', { count, visits: format.number(count) })}
                    </span>
                    {unavailable > 0 && (
                      <StatusTag tone="warning" icon={<StopOutlined />}>
                        {t('products.lookedAt.missed', {
                          count: unavailable,
                          visits: format.number(unavailable),
                        })}
                      </StatusTag>
                    )}
                  </li>
                ))}
            </ul>
          );
        }}
      </Loaded>
    </Section>
  );
}
