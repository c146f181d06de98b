import { inOrder, surveyLimits } from '@vitrine/shared/contract';
import { Button, PlusOutlined, Section } from '@vitrine/shared/ui';
import { SortableList } from '../../documents/fields/sortable-list';
import { useFocusOnNew } from '../../documents/page/use-focus-on-new';
import { newEntryId } from '../../documents/store/entry-id';
import { useEditorTexts } from '../../texts/texts';
import { EndingCard } from './ending-card';
import { addedEntry, changedEntry } from './survey-commands';
import type { SurveyPartProps } from './survey-editing';
import { useSurveyNames } from './use-survey-names';

/** What visitors see in the end: the first of them, unless a rule or a quota names another. */
export function SurveyEndings(props: SurveyPartProps) {
  const { survey, editing, readOnly } = props;
  const t = useEditorTexts();
  const focusOn = useFocusOnNew();
  const names = useSurveyNames(survey);
  const endings = inOrder(survey.endings).map(([id, { order }]) => ({ id, order, name: names.ending(id) }));
  const add = () => {
    const id = newEntryId();
    editing.run('add-ending', addedEntry('endings', id, { kind: 'page', title: {}, text: {}, address: '' }));
    focusOn(`/endings/${id}/title`);
  };
  return (
    <Section
      title={t('surveys.endings.title')}
      intro={t(endings.length === 0 ? 'surveys.endings.none' : 'surveys.endings.intro')}
    >
      <SortableList
        label={t('surveys.endings.title')}
        at="/endings"
        items={endings}
        disabled={readOnly}
        onMove={(id, order) =>
          editing.run(
            `order:${id}`,
            changedEntry('endings', id, () => ({ order })),
          )
        }
      >
        {({ id }, index) => <EndingCard {...props} id={id} number={index + 1} />}
      </SortableList>
      {!readOnly && (
        <div>
          <Button icon={<PlusOutlined />} disabled={endings.length >= surveyLimits.endings} onClick={add}>
            {t('surveys.endings.add')}
          </Button>
        </div>
      )}
    </Section>
  );
}
