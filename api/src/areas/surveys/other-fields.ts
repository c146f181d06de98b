import {
  inOrder,
  type LanguageMap,
  type PublishedSurvey,
  type PublishedSurveyQuestion,
  type PublishedSurveyRule,
  type QuestionType,
  type SurveyDocument,
  textIn,
} from '@vitrine/shared/contract';
import { sha256Of } from '../../content/canonical';

/** Types whose answer is what was chosen, and nothing about its order. */
const choices: QuestionType[] = ['single', 'multiple', 'picture'];

/**
 * Of ids alone, so that what was written stays together whatever the option is called; of letters and digits alone,
 * which every statistics program takes. No id has a space.
 */
export const otherFieldId = (question: string, option: string) =>
  `other${sha256Of(`${question} ${option}`).slice(0, 30)}`;

/** What a field hangs on. */
interface OtherField {
  id: string;
  question: string;
  option: string;
  label: LanguageMap;
}

/**
 * A survey as its document says it, with a field for every option marked as “other”: a question right after the choice,
 * which a rule shows once the option is chosen. Everything that reads published surveys knows questions and rules
 * (docs/decisions/other-is-a-question.md). What the document itself calls by such an id stays what it is.
 */
export function withOtherFields(survey: PublishedSurvey, document: SurveyDocument): PublishedSurvey {
  const fieldsOf = ({ id }: PublishedSurveyQuestion) => otherFieldsOf(id, document);
  const questions = survey.pages.flatMap((page) => page.questions);
  return {
    ...survey,
    pages: survey.pages.map((page) => ({
      ...page,
      questions: page.questions.flatMap((question) => [question, ...fieldsOf(question).map(asQuestion)]),
    })),
    rules: [...survey.rules, ...questions.flatMap(fieldsOf).map(asRule)],
  };
}

function otherFieldsOf(question: string, { questions, rules }: SurveyDocument): OtherField[] {
  const asked = questions[question];
  if (!asked || !choices.includes(asked.type)) return [];
  return inOrder(asked.options).flatMap(([option, { label, other }]) => {
    const id = otherFieldId(question, option);
    return other && !Object.hasOwn(questions, id) && !Object.hasOwn(rules, id)
      ? { id, question, option, label }
      : [];
  });
}

const asQuestion = ({ id, label }: OtherField): PublishedSurveyQuestion => ({
  id,
  type: 'short-text',
  text: label,
});

const asRule = ({ id, option, question }: OtherField): PublishedSurveyRule => ({
  id,
  when: { kind: 'chosen', question, option },
  does: { kind: 'show', question: id },
});

/** All questions as staff read of them: the field of an option has the name of its question, too. */
export function namedQuestions({ pages, rules }: PublishedSurvey): PublishedSurveyQuestion[] {
  const questions = pages.flatMap((page) => page.questions);
  const texts = new Map(questions.map(({ id, text }) => [id, text]));
  const choiceOf = new Map(
    rules.flatMap(({ does, when }) =>
      does.kind === 'show' &&
      when.kind === 'chosen' &&
      does.question === otherFieldId(when.question, when.option)
        ? [[does.question, when.question]]
        : [],
    ),
  );
  return questions.map((question) => {
    const choice = texts.get(choiceOf.get(question.id) ?? '');
    return choice ? { ...question, text: joined(choice, question.text) } : question;
  });
}

/** “Which wood? – Other”, in all languages that either has. */
const joined = (choice: LanguageMap, option: LanguageMap): LanguageMap =>
  Object.fromEntries(
    Object.keys({ ...choice, ...option }).map((language) => [
      language,
      [textIn(choice, language), textIn(option, language)].filter(Boolean).join(' – '),
    ]),
  );
