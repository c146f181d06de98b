import { questionLimits } from '@vitrine/shared/contract';
import { NumberField, Section, TextField } from '@vitrine/shared/ui';
import common from '../common/common.module.css';
import { placed } from '../documents/page/place';
import { useEditorTexts } from '../texts/texts';
import { type AskedQuestionProps, Field, LanguageField } from './asked-question';
import { MatrixRows } from './matrix-rows';

interface TypeFieldsProps extends AskedQuestionProps {
  /** How many rows a matrix may have; left out: as many as anywhere. */
  mostRows?: number;
}

/** What only questions of this type have. */
export function TypeFields({ mostRows, ...props }: TypeFieldsProps) {
  switch (props.question.type) {
    case 'multiple':
    case 'picture':
      return <SelectionFields at={props.at} />;
    case 'matrix':
      return <MatrixRows {...props} most={mostRows} />;
    case 'rating':
      return <ScaleFields at={props.at} />;
    case 'number':
      return <NumberFields at={props.at} />;
    case 'date':
      return <DateFields at={props.at} />;
    case 'short-text':
    case 'long-text':
      return <TextLength at={props.at} />;
    default:
      return null;
  }
}

function SelectionFields({ at }: Pick<AskedQuestionProps, 'at'>) {
  const t = useEditorTexts();
  return (
    <Section title={t('questions.selection')}>
      <div className={common.pair} {...placed(`${at}/selection`)}>
        <Field at={`${at}/selection/min`} label={t('questions.atLeast')}>
          <NumberField min={1} max={questionLimits.options} precision={0} />
        </Field>
        <Field at={`${at}/selection/max`} label={t('questions.atMost')}>
          <NumberField min={1} max={questionLimits.options} precision={0} />
        </Field>
      </div>
    </Section>
  );
}

function ScaleFields({ at }: Pick<AskedQuestionProps, 'at'>) {
  const t = useEditorTexts();
  return (
    <Section title={t('questions.scale')}>
      <div className={common.pair} {...placed(`${at}/scale`)}>
        <Field at={`${at}/scale/from`} label={t('questions.from')}>
          <NumberField min={0} max={1} precision={0} />
        </Field>
        <Field at={`${at}/scale/to`} label={t('questions.to')}>
          <NumberField min={2} max={10} precision={0} />
        </Field>
      </div>
      <LanguageField at={`${at}/scale/low`} label={t('questions.low')} />
      <LanguageField at={`${at}/scale/high`} label={t('questions.high')} />
    </Section>
  );
}

function NumberFields({ at }: Pick<AskedQuestionProps, 'at'>) {
  const t = useEditorTexts();
  return (
    <Section title={t('questions.bounds')}>
      <div className={common.pair} {...placed(`${at}/number`)}>
        <Field at={`${at}/number/min`} label={t('questions.smallest')}>
          <NumberField />
        </Field>
        <Field at={`${at}/number/max`} label={t('questions.largest')}>
          <NumberField />
        </Field>
        <Field at={`${at}/number/step`} label={t('questions.step')}>
          <NumberField min={0.000001} />
        </Field>
      </div>
      <LanguageField at={`${at}/number/unit`} label={t('questions.unit')} />
    </Section>
  );
}

function DateFields({ at }: Pick<AskedQuestionProps, 'at'>) {
  const t = useEditorTexts();
  return (
    <Section title={t('questions.bounds')}>
      <div className={common.pair} {...placed(`${at}/date`)}>
        {(['earliest', 'latest'] as const).map((bound) => (
          <Field key={bound} at={`${at}/date/${bound}`} label={t(`questions.${bound}`)}>
            <TextField type="date" />
          </Field>
        ))}
      </div>
    </Section>
  );
}

function TextLength({ at }: Pick<AskedQuestionProps, 'at'>) {
  const t = useEditorTexts();
  return (
    <Field at={`${at}/longestAnswer`} label={t('questions.longest')} help={t('questions.longestHelp')}>
      <NumberField min={1} max={questionLimits.answerTextLength} precision={0} />
    </Field>
  );
}
