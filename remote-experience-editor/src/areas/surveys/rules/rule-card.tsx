import type { SurveyRule } from '@vitrine/shared/contract';
import { DeleteOutlined, IconButton } from '@vitrine/shared/ui';
import { Folding } from '../../../documents/page/folding';
import { useEditorTexts } from '../../../texts/texts';
import { ConditionFields } from '../conditions/condition-fields';
import { changedEntry, removedEntry } from '../survey-commands';
import type { SurveyPartProps } from '../survey-editing';
import { ActionFields } from './action-fields';
import { useRuleWords } from './use-rule-words';

interface RuleCardProps extends SurveyPartProps {
  id: string;
  rule: SurveyRule;
  /** From 1, as the certificate counts. */
  number: number;
  isNew: boolean;
}

/** One rule: a sentence, which opens to its condition and to what it does. */
export function RuleCard({ id, rule, number, isNew, survey, editing, readOnly }: RuleCardProps) {
  const t = useEditorTexts();
  const words = useRuleWords(survey);
  const change = (next: Partial<SurveyRule>) =>
    editing.run(
      `rule:${id}`,
      changedEntry('rules', id, () => next),
    );
  return (
    <Folding
      at={`/rules/${id}`}
      heading="h3"
      label={t('surveys.rules.rule', { number })}
      line={`${number}. ${words.rule(rule)}`}
      isNew={isNew}
      action={
        !readOnly && (
          <IconButton
            label={t('surveys.rules.remove', { number })}
            icon={<DeleteOutlined />}
            onClick={() => editing.run(`remove:${id}`, removedEntry('rules', id))}
          />
        )
      }
    >
      {() => (
        <>
          <ConditionFields
            at={`/rules/${id}/when`}
            label={t('surveys.rules.when')}
            condition={rule.when}
            {...{ survey, readOnly }}
            onChange={(when) => change({ when })}
          />
          <ActionFields {...{ survey, readOnly }} action={rule.does} onChange={(does) => change({ does })} />
        </>
      )}
    </Folding>
  );
}
