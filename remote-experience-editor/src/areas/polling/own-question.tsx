import { hasOptions, type PollQuestion, pollingLimits, wholeQuestion } from '@vitrine/shared/contract';
import common from '../../common/common.module.css';
import type { AskedQuestionProps } from '../../questions/asked-question';
import { OwnOptions } from '../../questions/own-options';
import { QuestionWords } from '../../questions/question-words';
import { TypeFields } from '../../questions/type-fields';
import { useEditorTexts } from '../../texts/texts';
import { changedQuestion, changedType } from './poll-commands';
import type { PollEditing } from './poll-editing';

interface OwnQuestionProps {
  id: string;
  question: PollQuestion;
  /** From 1. */
  number: number;
  readOnly: boolean;
  editing: PollEditing;
}

/** A question that was made in this poll. */
export function OwnQuestion({ id, question, number, readOnly, editing }: OwnQuestionProps) {
  const t = useEditorTexts();
  const { optionsPerQuestion, rowsPerQuestion } = pollingLimits;
  const { max, min } = optionsPerQuestion;
  const part: AskedQuestionProps = {
    at: `/questions/${id}`,
    question: wholeQuestion(question),
    readOnly,
    onChange: (name, change) =>
      editing.run(
        `${name}:${id}`,
        changedQuestion(id, (current) => change(wholeQuestion(current))),
      ),
  };
  return (
    <>
      <QuestionWords at={part.at} onType={(type) => editing.run(`${part.at}/type`, changedType(id, type))} />
      {hasOptions(question.type) && (
        <OwnOptions {...part} label={t('polling.options', { number })} most={max} />
      )}
      {hasOptions(question.type) && Object.keys(question.options).length < min && (
        <p className={common.warning}>{t('polling.fewOptions', { min })}</p>
      )}
      <TypeFields {...part} mostRows={rowsPerQuestion} />
    </>
  );
}
