import { questionLimits, type VaultQuestion } from '@vitrine/shared/contract';
import { LabelledField, NumberField, Section, TextField } from '@vitrine/shared/ui';
import { LanguageField } from '../../documents/fields/language-field';
import { placed } from '../../documents/page/place';
import { given } from '../../documents/store/given';
import { useEditorTexts } from '../../texts/texts';
import { MatrixRows } from './matrix-rows';
import type { QuestionPartProps } from './question-editing';
import styles from './question-vault.module.css';

/** What only questions of this type have. */
export function TypeFields(props: QuestionPartProps) {
  switch (props.question.type) {
    case 'multiple':
    case 'picture':
      return <SelectionFields {...props} />;
    case 'matrix':
      return <MatrixRows {...props} />;
    case 'rating':
      return <ScaleFields {...props} />;
    case 'number':
      return <NumberFields {...props} />;
    case 'date':
      return <DateFields {...props} />;
    case 'short-text':
    case 'long-text':
      return <TextLength {...props} />;
    default:
      return null;
  }
}

type Group = 'selection' | 'scale' | 'number' | 'date';

/** Changes one group of settings. */
function changing<G extends Group>({ editing }: QuestionPartProps, group: G) {
  type Settings = VaultQuestion[G];
  return (change: { [key in keyof Settings]?: Settings[key] | undefined }) =>
    editing.run(`${group}:${Object.keys(change)}`, (current) => {
      const settings: Settings = current[group];
      return { ...current, [group]: given<object>({ ...settings, ...change }) };
    });
}

function SelectionFields(props: QuestionPartProps) {
  const t = useEditorTexts();
  const set = changing(props, 'selection');
  const { selection } = props.question;
  const field = { min: 1, max: questionLimits.options, precision: 0, disabled: props.readOnly };
  return (
    <Section title={t('question-vault.selection')}>
      <div className={styles.pair} {...placed('/selection')}>
        <LabelledField label={t('question-vault.atLeast')}>
          <NumberField
            {...field}
            value={selection.min ?? null}
            onChange={(min) => set({ min: min ?? undefined })}
          />
        </LabelledField>
        <LabelledField label={t('question-vault.atMost')}>
          <NumberField
            {...field}
            value={selection.max ?? null}
            onChange={(max) => set({ max: max ?? undefined })}
          />
        </LabelledField>
      </div>
    </Section>
  );
}

function ScaleFields(props: QuestionPartProps) {
  const t = useEditorTexts();
  const set = changing(props, 'scale');
  const { scale } = props.question;
  const disabled = props.readOnly;
  return (
    <Section title={t('question-vault.scale')}>
      <div className={styles.pair} {...placed('/scale')}>
        <LabelledField label={t('question-vault.from')}>
          <NumberField
            min={0}
            max={1}
            precision={0}
            disabled={disabled}
            value={scale.from}
            onChange={(from) => from !== null && set({ from })}
          />
        </LabelledField>
        <LabelledField label={t('question-vault.to')}>
          <NumberField
            min={2}
            max={10}
            precision={0}
            disabled={disabled}
            value={scale.to}
            onChange={(to) => to !== null && set({ to })}
          />
        </LabelledField>
      </div>
      <LanguageField
        label={t('question-vault.low')}
        value={scale.low}
        maxLength={80}
        disabled={disabled}
        onChange={(low) => set({ low })}
      />
      <LanguageField
        label={t('question-vault.high')}
        value={scale.high}
        maxLength={80}
        disabled={disabled}
        onChange={(high) => set({ high })}
      />
    </Section>
  );
}

function NumberFields(props: QuestionPartProps) {
  const t = useEditorTexts();
  const set = changing(props, 'number');
  const { number } = props.question;
  const disabled = props.readOnly;
  return (
    <Section title={t('question-vault.bounds')}>
      <div className={styles.pair} {...placed('/number')}>
        <LabelledField label={t('question-vault.smallest')}>
          <NumberField
            disabled={disabled}
            value={number.min ?? null}
            onChange={(min) => set({ min: min ?? undefined })}
          />
        </LabelledField>
        <LabelledField label={t('question-vault.largest')}>
          <NumberField
            disabled={disabled}
            value={number.max ?? null}
            onChange={(max) => set({ max: max ?? undefined })}
          />
        </LabelledField>
        <LabelledField label={t('question-vault.step')}>
          <NumberField
            min={0.000001}
            disabled={disabled}
            value={number.step ?? null}
            onChange={(step) => set({ step: step ?? undefined })}
          />
        </LabelledField>
      </div>
      <LanguageField
        label={t('question-vault.unit')}
        value={number.unit ?? {}}
        maxLength={40}
        disabled={disabled}
        onChange={(unit) => set({ unit: Object.keys(unit).length > 0 ? unit : undefined })}
      />
    </Section>
  );
}

function DateFields(props: QuestionPartProps) {
  const t = useEditorTexts();
  const set = changing(props, 'date');
  const { date } = props.question;
  return (
    <Section title={t('question-vault.bounds')}>
      <div className={styles.pair} {...placed('/date')}>
        {(['earliest', 'latest'] as const).map((bound) => (
          <LabelledField key={bound} label={t(`question-vault.${bound}`)}>
            <TextField
              type="date"
              disabled={props.readOnly}
              value={date[bound] ?? ''}
              onChange={(day) => set({ [bound]: day || undefined })}
            />
          </LabelledField>
        ))}
      </div>
    </Section>
  );
}

function TextLength({ question, editing, readOnly }: QuestionPartProps) {
  const t = useEditorTexts();
  return (
    <LabelledField label={t('question-vault.longest')} help={t('question-vault.longestHelp')}>
      <NumberField
        min={1}
        max={questionLimits.answerTextLength}
        precision={0}
        disabled={readOnly}
        value={question.longestAnswer ?? null}
        onChange={(longest) =>
          editing.run('longest', ({ longestAnswer: _, ...others }) => ({
            ...others,
            ...(longest !== null && { longestAnswer: longest }),
          }))
        }
      />
    </LabelledField>
  );
}
