import {
  type Answer,
  answerProblem,
  choicesIn,
  countsOf,
  hasOptions,
  inOrder,
  isScale,
  type LanguageMap,
  type PublishedPollQuestion,
  pollingDocument,
  scaleOf,
  wholeQuestion,
} from '@vitrine/shared/contract';
import type { AreaAnswers } from '../../responses/area-answers';
import { countsVisible } from '../../responses/counts-visible';
import { openingTimes } from '../opening-times';
import { problemMessage } from '../questions/problem-message';
import type { PollingServerHalf } from './server-half';

/** Polls run as soon as somebody looks, and are answered at one's own pace. */
export const pollingAnswers: AreaAnswers = {
  rules(part, server: Partial<PollingServerHalf> = {}) {
    if (part.area !== 'polling') return null;
    const { changeAllowed, documentId, results } = part;
    const mostRespondents = server.mostRespondents?.[documentId];
    const questions = new Map(part.questions.map((question) => [question.id, question]));
    return {
      documentId,
      opensByItself: true,
      ...openingTimes(part),
      changeAllowed,
      ...(mostRespondents !== undefined && { mostRespondents }),
      takesParts: false,
      check: (answers) =>
        Object.entries(answers).flatMap(([questionId, answer]) => {
          const question = questions.get(questionId);
          const message = question ? complaintAbout(question, answer) : 'No question of this poll';
          return message ? [{ pointer: `/answers/${questionId}`, message }] : [];
        }),
      countedAs(questionId, answer) {
        const question = questions.get(questionId);
        return question ? countsOf(question.type, answer) : choicesIn(answer);
      },
      shownWords: Object.fromEntries(part.questions.flatMap(({ id, words }) => (words ? [[id, words]] : []))),
      showsCounts: (state, given) => countsVisible(results, state, Object.keys(given).length > 0),
    };
  },
  summary: {
    name: 'polls',
    ofDraft(data) {
      const poll = pollingDocument.safeParse(data);
      if (!poll.success) return null;
      const questions = inOrder(poll.data.questions).map(([id, question]) => {
        const { options, rows, scale, text, type } = wholeQuestion(question);
        return {
          id,
          type,
          text,
          options: hasOptions(type) ? named(options) : [],
          rows: type === 'matrix' ? named(rows) : [],
          scale: isScale(type) ? scaleOf({ type, scale }) : null,
          ...(question.words && { words: question.words }),
        };
      });
      return { title: poll.data.title, questions };
    },
    ofPart: (part) =>
      part.area === 'polling'
        ? {
            title: part.title,
            questions: part.questions.map((question) => {
              const { id, options, rows = [], text, type, words } = question;
              const scale = isScale(type) ? scaleOf(question) : null;
              return { id, type, text, options, rows, scale, ...(words && { words }) };
            }),
          }
        : null,
  },
};

function complaintAbout(question: PublishedPollQuestion, answer: Answer): string | null {
  const problem = answerProblem(question, answer);
  return problem && problemMessage(problem);
}

const named = (entries: Record<string, { order: string; label: LanguageMap }>) =>
  inOrder(entries).map(([id, { label }]) => ({ id, label }));
