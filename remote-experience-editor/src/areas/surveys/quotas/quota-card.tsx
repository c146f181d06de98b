import { inOrder, type SurveyQuota, surveyLimits } from '@vitrine/shared/contract';
import { DeleteOutlined, IconButton, NumberField, useFormat } from '@vitrine/shared/ui';
import common from '../../../common/common.module.css';
import { Folding } from '../../../documents/page/folding';
import { placed } from '../../../documents/page/place';
import { useEditorTexts } from '../../../texts/texts';
import { apart } from '../apart';
import { ConditionFields } from '../conditions/condition-fields';
import { PartSelect } from '../part-select';
import { useRuleWords } from '../rules/use-rule-words';
import { changedEntry, removedEntry } from '../survey-commands';
import { CommittedField, Field, type SurveyPartProps } from '../survey-editing';
import { useSurveyNames } from '../use-survey-names';

interface QuotaCardProps extends SurveyPartProps {
  id: string;
  quota: SurveyQuota;
  isNew: boolean;
}

/** One quota: its name and whom it counts, which open to all of it. */
export function QuotaCard({ id, quota, isNew, survey, editing, readOnly }: QuotaCardProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const words = useRuleWords(survey);
  const names = useSurveyNames(survey);
  const { ending, most, name, when } = quota;
  const change = (next: Partial<SurveyQuota>) =>
    editing.run(
      `quota:${id}`,
      changedEntry('quotas', id, () => next),
    );
  const limit = { most: format.number(most), ending: apart(names.ending(ending)) };
  return (
    <Folding
      at={`/quotas/${id}`}
      heading="h3"
      label={t('surveys.quotas.quota', { name })}
      line={name}
      note={
        words.isUnconditional(when)
          ? t('surveys.sentences.quotaOfAll', limit)
          : t('surveys.sentences.quota', { ...limit, when: words.condition(when) })
      }
      isNew={isNew}
      action={
        !readOnly && (
          <IconButton
            label={t('surveys.quotas.remove', { name })}
            icon={<DeleteOutlined />}
            onClick={() => editing.run(`remove:${id}`, removedEntry('quotas', id))}
          />
        )
      }
    >
      {() => (
        <>
          <CommittedField
            at={`/quotas/${id}/name`}
            label={t('surveys.quotas.name')}
            problemIn={(text) => (text.trim() ? null : t('surveys.nameMissing'))}
          />
          <ConditionFields
            at={`/quotas/${id}/when`}
            label={t('surveys.quotas.when')}
            condition={when}
            {...{ survey, readOnly }}
            onChange={(next) => change({ when: next })}
          />
          <div className={common.pair}>
            <Field at={`/quotas/${id}/most`} label={t('surveys.quotas.most')}>
              <NumberField min={0} max={surveyLimits.mostRespondents} precision={0} />
            </Field>
            <div {...placed(`/quotas/${id}/ending`)}>
              <PartSelect
                label={t('surveys.quotas.ending')}
                ids={inOrder(survey.endings).map(([endingId]) => endingId)}
                nameOf={names.ending}
                value={ending}
                disabled={readOnly}
                onChange={(next) => change({ ending: next })}
              />
            </div>
          </div>
        </>
      )}
    </Folding>
  );
}
