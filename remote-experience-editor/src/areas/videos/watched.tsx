import { Loaded, Section, Skeleton, useFormat } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { Bars } from '../../figures/bars';
import { useDocumentVisits } from '../../figures/use-document-visits';
import { useEditorTexts } from '../../texts/texts';

/** How far visitors watched the film. */
export function Watched({ documentId }: { documentId: string }) {
  const t = useEditorTexts();
  const format = useFormat();
  const visits = useDocumentVisits(documentId);
  return (
    <Section title={t('videos.watched.title')} intro={t('videos.watched.intro')}>
      <Loaded query={visits} skeleton={<Skeleton shape="form" />}>
        {({ plays: [begun = 0, ...tenths] }) => {
          const highest = Math.max(begun, ...tenths);
          if (highest === 0) return <p className={common.hint}>{t('videos.watched.none')}</p>;
          return (
            <Bars
              title={t('videos.watched.begun', { count: highest, visits: format.number(highest) })}
              bars={tenths.map((count, index) => ({
                id: String(index),
                label: t('videos.watched.part', {
                  from: format.number(index * 10),
                  to: format.number((index + 1) * 10),
                }),
                count,
              }))}
              respondents={highest}
            />
          );
        }}
      </Loaded>
    </Section>
  );
}
