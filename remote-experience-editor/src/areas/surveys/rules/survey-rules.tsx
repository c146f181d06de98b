import { inOrder, surveyLimits } from '@vitrine/shared/contract';
import { useState } from 'react';
import { SortableList } from '../../../documents/fields/sortable-list';
import { useFocusOnNew } from '../../../documents/page/use-focus-on-new';
import { newEntryId } from '../../../documents/store/entry-id';
import { useEditorTexts } from '../../../texts/texts';
import { FoldedSection } from '../folded-section';
import { addedEntry, changedEntry } from '../survey-commands';
import type { SurveyPartProps } from '../survey-editing';
import { useSurveyNames } from '../use-survey-names';
import { actionOf } from './possible-actions';
import { RuleCard } from './rule-card';

/** The logic of a survey: rules, in the order in which they decide. */
export function SurveyRules(props: SurveyPartProps) {
  const { survey, editing, readOnly } = props;
  const t = useEditorTexts();
  const focusOn = useFocusOnNew();
  const { questionIds } = useSurveyNames(survey);
  const [added, setAdded] = useState('');
  const rules = inOrder(survey.rules).map(([id, rule], index) => ({
    id,
    rule,
    order: rule.order,
    name: t('surveys.rules.rule', { number: index + 1 }),
  }));
  /** Changes nothing until it has a condition. */
  const does = actionOf('show', { ...survey, questionIds });
  const add = () => {
    if (!does) return;
    const id = newEntryId();
    editing.run('add-rule', addedEntry('rules', id, { when: { kind: 'all', of: [] }, does }));
    setAdded(id);
    focusOn(`/rules/${id}/when`);
  };
  return (
    <FoldedSection
      at="/rules"
      title={t('surveys.rules.title')}
      intro={t('surveys.rules.intro')}
      count={rules.length}
      most={surveyLimits.rules}
      readOnly={readOnly}
      add={t('surveys.rules.add')}
      obstacle={does ? null : t('surveys.rules.noQuestions')}
      onAdd={add}
    >
      <SortableList
        label={t('surveys.rules.title')}
        items={rules}
        disabled={readOnly}
        onMove={(id, order) =>
          editing.run(
            `order:${id}`,
            changedEntry('rules', id, () => ({ order })),
          )
        }
      >
        {({ id, rule }, index) => (
          <RuleCard {...props} id={id} rule={rule} number={index + 1} isNew={added === id} />
        )}
      </SortableList>
    </FoldedSection>
  );
}
