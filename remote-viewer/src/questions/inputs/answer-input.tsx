import type { QuestionType } from '@vitrine/shared/contract/questions/vault-question';
import { type ComponentType, type ReactNode, useId } from 'react';
import controls from '../../controls/controls.module.css';
import type { Asked } from '../question-steps';
import type { InputProps } from './asked-input';
import { ChoiceInput } from './choice-input';
import { ConsentInput } from './consent-input';
import { DateInput } from './date-input';
import { FurtherInput } from './further-input';
import styles from './inputs.module.css';
import { NumberInput } from './number-input';
import { ScaleInput } from './scale-input';
import { TextInput } from './text-input';

const inputs: Record<QuestionType, ComponentType<InputProps>> = {
  single: ChoiceInput,
  multiple: ChoiceInput,
  picture: ChoiceInput,
  rating: ScaleInput,
  nps: ScaleInput,
  csat: ScaleInput,
  ces: ScaleInput,
  ranking: FurtherInput,
  matrix: FurtherInput,
  number: NumberInput,
  date: DateInput,
  'short-text': TextInput,
  'long-text': TextInput,
  consent: ConsentInput,
};

/** Whose answer is written into one field, which a label names; the others are groups with a legend. */
const fields: QuestionType[] = ['number', 'date', 'short-text', 'long-text'];

interface AnswerInputProps extends Omit<InputProps, 'fieldId' | 'describedBy' | 'isInvalid'> {
  isRequired: boolean;
  /** What would be a right answer, in words; null: the input says it. */
  hint: string | null;
  /** What is wrong with the answer, in words; null: nothing, or nobody has asked yet. */
  error: string | null;
  /** For the element that says the question. */
  heading?: Asked['heading'];
}

/** One question of any type, with all that is said about it. */
export function AnswerInput({ isRequired, hint, error, heading, ...props }: AnswerInputProps) {
  const { answer, onAnswer, question, say, texts, textsMark } = props;
  const id = useId();
  const Input = inputs[question.type];
  const isField = fields.includes(question.type);
  const Label = isField ? 'label' : 'legend';
  const about: [what: string, said: ReactNode][] = [
    ['help', question.help && say(question.help)],
    ['hint', hint && <span {...textsMark}>{hint}</span>],
    [
      'error',
      error && (
        <strong className={styles.error} {...textsMark}>
          {error}
        </strong>
      ),
    ],
  ];
  const said = about.filter(([, one]) => one);
  const describedBy = said.map(([what]) => `${id}${what}`).join(' ') || undefined;
  const inside = (
    <>
      <Label {...heading} {...(isField && { htmlFor: `${id}field` })} className={styles.label}>
        {say(question.text)}
        {!isRequired && (
          <>
            {' '}
            <small {...textsMark}>({texts.optional})</small>
          </>
        )}
      </Label>
      {said.map(([what, one]) => (
        <p key={what} id={`${id}${what}`} className={styles.about}>
          {one}
        </p>
      ))}
      <Input {...props} fieldId={`${id}field`} describedBy={describedBy} isInvalid={error !== null} />
      {/* Fields are emptied, and ticks taken out; what else was chosen could not be taken back. */}
      {!isRequired && !isField && answer !== undefined && question.type !== 'consent' && (
        <button
          type="button"
          className={`${controls.quiet} ${styles.clear}`}
          onClick={() => onAnswer(undefined)}
          {...textsMark}
        >
          {texts.clear}
        </button>
      )}
    </>
  );
  const around = {
    className: styles.question,
    'data-question': question.id,
    'data-wrong': error !== null,
  };
  return isField ? (
    <div {...around}>{inside}</div>
  ) : (
    <fieldset {...around} aria-describedby={describedBy}>
      {inside}
    </fieldset>
  );
}
