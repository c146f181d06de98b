import type { CodeRule } from '@vitrine/shared/contract';
import { DeleteOutlined, IconButton, TextField } from '@vitrine/shared/ui';
import { Folding } from '../../../documents/page/folding';
import { ScheduleForm } from '../../../schedules/schedule-form';
import { sentenceOf } from '../../../schedules/sentence-of';
import { useScheduleWords } from '../../../schedules/use-schedule-words';
import { useEditorTexts } from '../../../texts/texts';
import { removedRule } from '../code-commands';
import { type CodeEditing, Field } from '../code-editing';
import { TargetFields } from '../targets/target-fields';
import { useTargetNames } from '../targets/use-target-names';
import { Audience } from './audience';

interface RuleCardProps {
  id: string;
  rule: CodeRule;
  /** From 1, as the certificate counts. */
  number: number;
  isNew: boolean;
  editing: CodeEditing;
  /** Of the place at which the code stands. */
  storeTimeZone: string;
  readOnly: boolean;
}

/** One rule: a line with where it leads, which opens to all that is said of it. */
export function RuleCard({ id, rule, number, isNew, editing, storeTimeZone, readOnly }: RuleCardProps) {
  const t = useEditorTexts();
  const { nameOf } = useTargetNames();
  const words = useScheduleWords(rule.times.timeZone ?? storeTimeZone);
  const leadsTo = rule.target ? `→ ${nameOf(rule.target)}` : t('qr-code-scheduler.target.none');
  const name = rule.name || t('qr-code-scheduler.rules.rule', { number });
  return (
    <Folding
      at={`/rules/${id}`}
      heading="h3"
      label={name}
      line={`${number}. ${name}`}
      note={`${leadsTo} · ${sentenceOf(rule.times, words)}`}
      isNew={isNew}
      action={
        !readOnly && (
          <IconButton
            label={t('qr-code-scheduler.rules.remove', { name })}
            icon={<DeleteOutlined />}
            onClick={() => editing.run(`remove:${id}`, removedRule(id))}
          />
        )
      }
    >
      {() => (
        <>
          <Field at={`/rules/${id}/name`} label={t('qr-code-scheduler.rules.name')}>
            <TextField placeholder={t('qr-code-scheduler.rules.namePlaceholder')} />
          </Field>
          <TargetFields at={`/rules/${id}/target`} label={t('qr-code-scheduler.target.leadsTo')} />
          <ScheduleForm at={`/rules/${id}/times`} storeTimeZone={storeTimeZone} />
          <Audience at={`/rules/${id}/audience`} />
        </>
      )}
    </Folding>
  );
}
