import { inOrder, surveyLimits } from '@vitrine/shared/contract';
import { useState } from 'react';
import { SortableList } from '../../../documents/fields/sortable-list';
import { useFocusOnNew } from '../../../documents/page/use-focus-on-new';
import { newEntryId } from '../../../documents/store/entry-id';
import { useEditorTexts } from '../../../texts/texts';
import { firstOf } from '../first-of';
import { FoldedSection } from '../folded-section';
import { addedEntry, changedEntry } from '../survey-commands';
import type { SurveyPartProps } from '../survey-editing';
import { QuotaCard } from './quota-card';

/** What a new quota takes in, until somebody says otherwise. */
const usualMost = 100;

/** How many people of a kind a survey takes in at a placement. */
export function SurveyQuotas(props: SurveyPartProps) {
  const { survey, editing, readOnly } = props;
  const t = useEditorTexts();
  const focusOn = useFocusOnNew();
  const [added, setAdded] = useState('');
  const quotas = inOrder(survey.quotas).map(([id, quota]) => ({
    id,
    quota,
    order: quota.order,
    name: quota.name,
  }));
  const ending = firstOf(survey.endings);
  const add = () => {
    if (ending === undefined) return;
    const id = newEntryId();
    const name = t('surveys.quotas.unnamed', { number: quotas.length + 1 });
    editing.run(
      'add-quota',
      addedEntry('quotas', id, { name, when: { kind: 'all', of: [] }, most: usualMost, ending }),
    );
    setAdded(id);
    focusOn(`/quotas/${id}/name`);
  };
  return (
    <FoldedSection
      at="/quotas"
      title={t('surveys.quotas.title')}
      intro={t('surveys.quotas.intro')}
      count={quotas.length}
      most={surveyLimits.quotas}
      readOnly={readOnly}
      add={t('surveys.quotas.add')}
      obstacle={ending === undefined ? t('surveys.quotas.noEnding') : null}
      onAdd={add}
    >
      <SortableList
        label={t('surveys.quotas.title')}
        items={quotas}
        disabled={readOnly}
        onMove={(id, order) =>
          editing.run(
            `order:${id}`,
            changedEntry('quotas', id, () => ({ order })),
          )
        }
      >
        {({ id, quota }) => <QuotaCard {...props} id={id} quota={quota} isNew={added === id} />}
      </SortableList>
    </FoldedSection>
  );
}
