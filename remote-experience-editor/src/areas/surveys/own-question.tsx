import { answerFormat, hasOptions, questionLimits } from '@vitrine/shared/contract';
import { NumberField, Select } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import type { AskedQuestionProps } from '../../questions/asked-question';
import { OwnOptions } from '../../questions/own-options';
import { QuestionWords } from '../../questions/question-words';
import { TypeFields } from '../../questions/type-fields';
import { useEditorTexts } from '../../texts/texts';
import { PipedText } from './piping/piped-text';
import { changedEntry } from './survey-commands';
import { Field, type SurveyQuestionProps } from './survey-editing';
import { useSurveyNames } from './use-survey-names';

/** A question that was made in this survey. */
export function OwnQuestion({ id, question, number, survey, editing, readOnly }: SurveyQuestionProps) {
  const t = useEditorTexts();
  const { questionIds } = useSurveyNames(survey);
  const earlier = questionIds.slice(0, number - 1);
  const part: AskedQuestionProps = {
    at: `/questions/${id}`,
    question,
    readOnly,
    onChange: (name, change) =>
      editing.run(
        `${name}:${id}`,
        changedEntry('questions', id, (current) => change(current)),
      ),
  };
  return (
    <>
      <QuestionWords
        at={part.at}
        around={(at, label, field) => (
          <PipedText {...{ survey, readOnly, at, label, earlier }}>{field}</PipedText>
        )}
      />
      {hasOptions(question.type) && (
        <OwnOptions {...part} label={t('surveys.question.options', { number })} />
      )}
      {hasOptions(question.type) && Object.keys(question.options).length < 2 && (
        <p className={common.warning}>{t('questions.few')}</p>
      )}
      <TypeFields {...part} />
      {(question.type === 'short-text' || question.type === 'long-text') && <TextRules id={id} />}
    </>
  );
}

/** What a text has to be, where it is not only a matter of how long it may be. */
function TextRules({ id }: { id: string }) {
  const t = useEditorTexts();
  return (
    <div className={common.pair}>
      <Field at={`/questions/${id}/shortestAnswer`} label={t('surveys.question.shortest')}>
        <NumberField min={1} max={questionLimits.answerTextLength} precision={0} />
      </Field>
      <Field at={`/questions/${id}/format`} label={t('surveys.question.format')}>
        <Select
          clearable
          placeholder={t('surveys.question.anyFormat')}
          options={answerFormat.options.map((value) => ({
            value,
            label: t(`surveys.values.format.${value}`),
          }))}
        />
      </Field>
    </div>
  );
}
