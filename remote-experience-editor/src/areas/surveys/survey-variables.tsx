import { inOrder, surveyLimits } from '@vitrine/shared/contract';
import { DeleteOutlined, IconButton, NumberField } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { SortableList } from '../../documents/fields/sortable-list';
import { useFocusOnNew } from '../../documents/page/use-focus-on-new';
import { newEntryId } from '../../documents/store/entry-id';
import { useEditorTexts } from '../../texts/texts';
import { FoldedSection } from './folded-section';
import { addedEntry, changedEntry, removedEntry } from './survey-commands';
import { CommittedField, Field, type SurveyPartProps } from './survey-editing';

/** Numbers that rules calculate with while somebody answers. */
export function SurveyVariables({ survey, editing, readOnly }: SurveyPartProps) {
  const t = useEditorTexts();
  const focusOn = useFocusOnNew();
  const variables = inOrder(survey.variables).map(([id, { name, order }]) => ({ id, name, order }));
  const add = () => {
    const id = newEntryId();
    const name = t('surveys.variables.variable', { number: variables.length + 1 });
    editing.run('add-variable', addedEntry('variables', id, { name, initial: 0 }));
    focusOn(`/variables/${id}/name`);
  };
  return (
    <FoldedSection
      at="/variables"
      title={t('surveys.variables.title')}
      intro={t('surveys.variables.intro')}
      count={variables.length}
      most={surveyLimits.variables}
      readOnly={readOnly}
      add={t('surveys.variables.add')}
      obstacle={null}
      onAdd={add}
    >
      <SortableList
        label={t('surveys.variables.title')}
        at="/variables"
        items={variables}
        disabled={readOnly}
        onMove={(id, order) =>
          editing.run(
            `order:${id}`,
            changedEntry('variables', id, () => ({ order })),
          )
        }
      >
        {({ id, name }) => (
          <section aria-label={name} className={common.line}>
            <div className={common.pair}>
              <CommittedField
                at={`/variables/${id}/name`}
                label={t('surveys.variables.name')}
                problemIn={(text) => (text.trim() ? null : t('surveys.nameMissing'))}
              />
              <Field at={`/variables/${id}/initial`} label={t('surveys.variables.initial')}>
                <NumberField min={-surveyLimits.largestValue} max={surveyLimits.largestValue} />
              </Field>
            </div>
            {!readOnly && (
              <IconButton
                label={t('surveys.variables.remove', { name })}
                icon={<DeleteOutlined />}
                onClick={() => editing.run(`remove:${id}`, removedEntry('variables', id))}
              />
            )}
          </section>
        )}
      </SortableList>
    </FoldedSection>
  );
}
