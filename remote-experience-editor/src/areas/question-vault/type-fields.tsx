import { questionLimits } from '@vitrine/shared/contract';
import { NumberField, Section, TextField } from '@vitrine/shared/ui';
import { placed } from '../../documents/page/place';
import { useEditorTexts } from '../../texts/texts';
import { MatrixRows } from './matrix-rows';
import { Field, LanguageField, type QuestionPartProps } from './question-editing';
import styles from './question-vault.module.css';

/** What only questions of this type have. */
export function TypeFields(props: QuestionPartProps) {
  switch (props.question.type) {
    case 'multiple':
    case 'picture':
      return <SelectionFields />;
    case 'matrix':
      return <MatrixRows {...props} />;
    case 'rating':
      return <ScaleFields />;
    case 'number':
      return <NumberFields />;
    case 'date':
      return <DateFields />;
    case 'short-text':
    case 'long-text':
      return <TextLength />;
    default:
      return null;
  }
}

function SelectionFields() {
  const t = useEditorTexts();
  return (
    <Section title={t('question-vault.selection')}>
      <div className={styles.pair} {...placed('/selection')}>
        <Field at="/selection/min" label={t('question-vault.atLeast')}>
          <NumberField min={1} max={questionLimits.options} precision={0} />
        </Field>
        <Field at="/selection/max" label={t('question-vault.atMost')}>
          <NumberField min={1} max={questionLimits.options} precision={0} />
        </Field>
      </div>
    </Section>
  );
}

function ScaleFields() {
  const t = useEditorTexts();
  return (
    <Section title={t('question-vault.scale')}>
      <div className={styles.pair} {...placed('/scale')}>
        <Field at="/scale/from" label={t('question-vault.from')}>
          <NumberField min={0} max={1} precision={0} />
        </Field>
        <Field at="/scale/to" label={t('question-vault.to')}>
          <NumberField min={2} max={10} precision={0} />
        </Field>
      </div>
      <LanguageField at="/scale/low" label={t('question-vault.low')} />
      <LanguageField at="/scale/high" label={t('question-vault.high')} />
    </Section>
  );
}

function NumberFields() {
  const t = useEditorTexts();
  return (
    <Section title={t('question-vault.bounds')}>
      <div className={styles.pair} {...placed('/number')}>
        <Field at="/number/min" label={t('question-vault.smallest')}>
          <NumberField />
        </Field>
        <Field at="/number/max" label={t('question-vault.largest')}>
          <NumberField />
        </Field>
        <Field at="/number/step" label={t('question-vault.step')}>
          <NumberField min={0.000001} />
        </Field>
      </div>
      <LanguageField at="/number/unit" label={t('question-vault.unit')} />
    </Section>
  );
}

function DateFields() {
  const t = useEditorTexts();
  return (
    <Section title={t('question-vault.bounds')}>
      <div className={styles.pair} {...placed('/date')}>
        {(['earliest', 'latest'] as const).map((bound) => (
          <Field key={bound} at={`/date/${bound}`} label={t(`question-vault.${bound}`)}>
            <TextField type="date" />
          </Field>
        ))}
      </div>
    </Section>
  );
}

function TextLength() {
  const t = useEditorTexts();
  return (
    <Field at="/longestAnswer" label={t('question-vault.longest')} help={t('question-vault.longestHelp')}>
      <NumberField min={1} max={questionLimits.answerTextLength} precision={0} />
    </Field>
  );
}
