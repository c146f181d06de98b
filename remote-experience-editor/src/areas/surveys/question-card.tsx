import { type DocumentLink, inOrder, withVaultQuestionInSurvey } from '@vitrine/shared/contract';
import { DeleteOutlined, IconButton, LabelledField, Select, Switch } from '@vitrine/shared/ui';
import { Folding } from '../../documents/page/folding';
import { placed } from '../../documents/page/place';
import { LinkedQuestion } from '../../questions/linked-question';
import { useEditorTexts } from '../../texts/texts';
import { OwnQuestion } from './own-question';
import { detachedQuestion, movedToPage, removedEntry, renewedQuestion } from './survey-commands';
import { Field, type SurveyQuestionProps } from './survey-editing';
import { useSurveyNames } from './use-survey-names';

interface QuestionCardProps extends SurveyQuestionProps {
  name: string;
  /** It was just added by the button here. */
  isNew: boolean;
  link: DocumentLink | undefined;
  frozenAt: string[];
}

/** One question of a page: a line, which opens to all that is said of it. */
export function QuestionCard(props: QuestionCardProps) {
  const { id, question, number, name, isNew, editing, readOnly } = props;
  const t = useEditorTexts();
  return (
    <Folding
      at={`/questions/${id}`}
      heading="h4"
      label={t('surveys.question.question', { number })}
      line={`${number}. ${name}`}
      note={
        <>
          {t(`values.type.${question.type}`)}
          {question.required && ` · ${t('surveys.question.isRequired')}`}
        </>
      }
      isNew={isNew}
      action={
        !readOnly && (
          <IconButton
            label={t('surveys.question.remove', { number })}
            icon={<DeleteOutlined />}
            onClick={() => editing.run(`remove:${id}`, removedEntry('questions', id))}
          />
        )
      }
    >
      {() => <QuestionBody {...props} />}
    </Folding>
  );
}

function QuestionBody(props: QuestionCardProps) {
  const { id, question, survey, editing, readOnly, link, frozenAt } = props;
  const t = useEditorTexts();
  const names = useSurveyNames(survey);
  const { reference } = question;
  return (
    <>
      {reference.source === 'vault' ? (
        <LinkedQuestion
          {...{ question, link, frozenAt, readOnly }}
          pinned={reference}
          renewed={(asked, pinned) => withVaultQuestionInSurvey(question, asked, pinned)}
          onDetach={() => editing.run(`detach:${id}`, detachedQuestion(id))}
          onRenew={(asked, pinned) => editing.run(`renew:${id}`, renewedQuestion(id, asked, pinned))}
        />
      ) : (
        <OwnQuestion {...props} />
      )}
      <Field at={`/questions/${id}/required`} label={t('questions.required')}>
        <Switch />
      </Field>
      <div {...placed(`/questions/${id}/page`)}>
        <LabelledField label={t('surveys.question.page')}>
          <Select
            value={question.page}
            disabled={readOnly}
            options={inOrder(survey.pages).map(([page]) => ({ value: page, label: names.page(page) }))}
            onChange={(page) => page && editing.run(`page:${id}`, movedToPage(id, page))}
          />
        </LabelledField>
      </div>
    </>
  );
}
