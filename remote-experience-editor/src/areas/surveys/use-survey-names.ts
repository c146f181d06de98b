import { inOrder, type LanguageMap, type SurveyDocument } from '@vitrine/shared/contract';
import { useWords } from '../../documents/fields/use-words';
import { useEditorTexts } from '../../texts/texts';
import { apart } from './apart';
import { questionsOn } from './survey-commands';

type Entries = Record<string, { order: string }>;

/** Many parts of a form ask for them at every key that is pressed. */
const known = new WeakMap<SurveyDocument, [page: string, questions: string[]][]>();

function questionIdsByPage(survey: SurveyDocument) {
  const made =
    known.get(survey) ??
    inOrder(survey.pages).map(([page]): [string, string[]] => [
      page,
      questionsOn(survey, page).map(([id]) => id),
    ]);
  known.set(survey, made);
  return made;
}

/** What the parts of a survey are called where they are chosen or spoken of: by their words, or else by their number. */
export function useSurveyNames(survey: SurveyDocument) {
  const t = useEditorTexts();
  const words = useWords();
  const numberOf = (entries: Entries, id: string) => inOrder(entries).findIndex(([key]) => key === id) + 1;
  const byPage = questionIdsByPage(survey);
  /** As the certificate counts them: page by page. */
  const questionIds = byPage.flatMap(([, ids]) => ids);
  const questionNumber = (id: string) => questionIds.indexOf(id) + 1;
  const called = (text: LanguageMap | undefined, otherwise: string) =>
    text ? words(text, otherwise) : t('surveys.gone');
  const question = (id: string) =>
    called(survey.questions[id]?.text, t('surveys.question.question', { number: questionNumber(id) }));
  return {
    /** All that stand on a page, in the order in which visitors come to them. */
    questionIds,
    questionNumber,
    /** Those of the pages before one. */
    questionsBefore: (page: string) =>
      byPage
        .slice(
          0,
          byPage.findIndex(([id]) => id === page),
        )
        .flatMap(([, ids]) => ids),
    page: (id: string) =>
      called(survey.pages[id]?.title, t('surveys.pages.page', { number: numberOf(survey.pages, id) })),
    question,
    /** With its number, where it is one of many. */
    numberedQuestion: (id: string) =>
      questionNumber(id) > 0 ? `${questionNumber(id)}. ${apart(question(id))}` : question(id),
    ending: (id: string) =>
      called(
        survey.endings[id]?.title,
        t('surveys.endings.ending', { number: numberOf(survey.endings, id) }),
      ),
    variable: (id: string) => survey.variables[id]?.name ?? t('surveys.gone'),
    option: (question: string, id: string) => {
      const options = survey.questions[question]?.options ?? {};
      return called(options[id]?.label, t('vaults.option', { number: numberOf(options, id) }));
    },
    row: (question: string, id: string) => {
      const rows = survey.questions[question]?.rows ?? {};
      return called(rows[id]?.label, t('questions.row', { number: numberOf(rows, id) }));
    },
  };
}
