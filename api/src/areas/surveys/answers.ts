import {
  type Answers,
  choicesIn,
  evaluateSurvey,
  isFinished,
  type PublishedSurvey,
  submissionComplaints,
  surveyDocument,
} from '@vitrine/shared/contract';
import type { FieldProblem } from '../../problem';
import type { AreaAnswers, Conclusion } from '../../responses/area-answers';
import { openingTimes } from '../opening-times';
import { complaintMessage } from './complaint-message';
import { namedQuestions } from './other-fields';
import { publishedSurveyOf } from './published-survey';
import type { SurveysServerHalf } from './server-half';

/**
 * Surveys run as soon as somebody looks. They are answered once, in parts that each hold all answers so far: of parts
 * the responses tell, counted are the options of what was finished. Visitors never see counts.
 */
export const surveysAnswers: AreaAnswers = {
  rules(part, server: Partial<SurveysServerHalf> = {}) {
    if (part.area !== 'surveys') return null;
    const { documentId } = part;
    const [mostRespondents, quotas] = [server.mostRespondents?.[documentId], server.quotas?.[documentId]];
    return {
      documentId,
      opensByItself: true,
      ...openingTimes(part),
      changeAllowed: false,
      ...(part.access === 'single-use-links' && { byToken: true }),
      ...(mostRespondents !== undefined && { mostRespondents }),
      takesParts: true,
      check: (answers, partial) => problemsOf(part, answers, partial),
      countedAs: (_, answer) => choicesIn(answer),
      ...(quotas && { quotas }),
      conclude: (answers, full) => conclusionOf(part, answers, full),
      showsCounts: () => false,
    };
  },
  tokens: {
    asksFor(data) {
      const survey = surveyDocument.safeParse(data);
      return survey.success && survey.data.access === 'single-use-links';
    },
    // Begun on a phone, finished at a desk.
    moves: true,
  },
  summary: {
    name: 'surveys',
    ofDraft(data) {
      const survey = surveyDocument.safeParse(data);
      return survey.success ? summaryOf(publishedSurveyOf('', survey.data, new Map())) : null;
    },
    ofPart: (part) => (part.area === 'surveys' ? summaryOf(part) : null),
  },
};

const summaryOf = (survey: PublishedSurvey) => ({
  title: survey.title,
  questions: namedQuestions(survey).map(({ id, options = [], text, type }) => ({ id, type, text, options })),
});

/** What was finished with no quota full leads to an ending whichever are. */
function conclusionOf(survey: PublishedSurvey, answers: Answers, full: ReadonlySet<string>): Conclusion {
  const { at, fullQuota, quotas } = evaluateSurvey(survey, answers, full);
  return { ending: 'ending' in at ? at.ending : null, fullQuota, quotas };
}

/** Quotas have no say here: whether one is full is decided with the counts, in the ledger. */
function problemsOf(survey: PublishedSurvey, answers: Answers, partial: boolean): FieldProblem[] {
  const state = evaluateSurvey(survey, answers);
  const problems = submissionComplaints(state, partial).map((complaint) => ({
    pointer: `/answers/${complaint.question}`,
    message: complaintMessage(complaint),
  }));
  if (partial || problems.length > 0 || isFinished(state)) return problems;
  return [{ pointer: '/answers', message: 'These answers lead back to an earlier page' }];
}
