import { inOrder, surveyLimits } from '@vitrine/shared/contract';
import { Button, PlusOutlined, Section } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { SortableList } from '../../documents/fields/sortable-list';
import { useFocusOnNew } from '../../documents/page/use-focus-on-new';
import { newEntryId } from '../../documents/store/entry-id';
import { useQuestionLinks } from '../../questions/use-question-links';
import { useEditorTexts } from '../../texts/texts';
import { PageCard } from './page-card';
import { addedEntry, changedEntry } from './survey-commands';
import type { SurveyPartProps } from './survey-editing';
import { useSurveyNames } from './use-survey-names';

/** The pages of a survey in their order, each with its questions. */
export function SurveyPages(props: SurveyPartProps) {
  const { survey, editing, readOnly } = props;
  const t = useEditorTexts();
  const focusOn = useFocusOnNew();
  const names = useSurveyNames(survey);
  const { frozenAt, links } = useQuestionLinks(editing.id, survey.questions);
  const pages = inOrder(survey.pages).map(([id, { order }]) => ({ id, order, name: names.page(id) }));
  const add = () => {
    const id = newEntryId();
    editing.run('add-page', addedEntry('pages', id, { title: {}, text: {} }));
    focusOn(`/pages/${id}/title`);
  };
  return (
    <Section title={t('surveys.pages.title')}>
      {pages.length === 0 && <p className={common.hint}>{t('surveys.pages.none')}</p>}
      <SortableList
        label={t('surveys.pages.title')}
        at="/pages"
        items={pages}
        disabled={readOnly}
        onMove={(id, order) =>
          editing.run(
            `order:${id}`,
            changedEntry('pages', id, () => ({ order })),
          )
        }
      >
        {({ id }, index) => (
          <PageCard {...props} id={id} number={index + 1} links={links} frozenAt={frozenAt} />
        )}
      </SortableList>
      {!readOnly && (
        <div>
          <Button icon={<PlusOutlined />} disabled={pages.length >= surveyLimits.pages} onClick={add}>
            {t('surveys.pages.add')}
          </Button>
        </div>
      )}
    </Section>
  );
}
