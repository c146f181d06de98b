import { inOrder, type SurveyDocument, type SurveyTest } from '@vitrine/shared/contract';
import { useSurveyNames } from '../use-survey-names';
import { testAbout } from './fitting-tests';
import { type Subject, subjectOf } from './subjects';

const keyOf = (test: { question: string } | { variable: string }) =>
  'variable' in test ? `variable:${test.variable}` : `question:${test.question}`;

/** What tests of a survey can ask about, as a choice offers it: its questions in their order, then its variables. */
export function useSubjects(survey: SurveyDocument) {
  const names = useSurveyNames(survey);
  const subjects = [
    ...names.questionIds.flatMap((question): Subject[] => {
      const asked = survey.questions[question];
      return asked ? [{ question, asked }] : [];
    }),
    ...inOrder(survey.variables).map(([variable]): Subject => ({ variable })),
  ];
  const labelOf = (subject: { question: string } | { variable: string }) =>
    'variable' in subject ? names.variable(subject.variable) : names.numberedQuestion(subject.question);
  const [first] = subjects;
  return {
    keyOf,
    /** @param test what it asks about is among them, even where it is gone. */
    optionsWith: (test: SurveyTest) =>
      [...subjects, ...(subjects.some((one) => keyOf(one) === keyOf(test)) ? [] : [test])].map((subject) => ({
        value: keyOf(subject),
        label: labelOf(subject),
      })),
    subjectAt: (key: string | null) => subjects.find((subject) => keyOf(subject) === key),
    subjectOf: (test: SurveyTest) => subjectOf(survey, test),
    /** Of a new test; null where there is nothing to ask about. */
    firstTest: first ? testAbout(first) : null,
  };
}
