import {
  type Answer,
  choicesIn,
  inOrder,
  type PublishedPoll,
  pollingDocument,
  type ResultsVisibility,
  type RunState,
} from '@vitrine/shared/contract';
import type { AreaAnswers } from '../../responses/area-answers';

type Question = PublishedPoll['questions'][number];

/** Polls run as soon as somebody looks, and are answered at one's own pace. */
export const pollingAnswers: AreaAnswers = {
  rules(part) {
    if (part.area !== 'polling') return null;
    const { changeAllowed, documentId, results } = part;
    const questions = new Map(part.questions.map((question) => [question.id, rulesOf(question)]));
    return {
      documentId,
      opensByItself: true,
      changeAllowed,
      takesParts: false,
      check: (answers) =>
        Object.entries(answers).flatMap(([questionId, answer]) => {
          const message = complaint(questions.get(questionId), answer);
          return message ? [{ pointer: `/answers/${questionId}`, message }] : [];
        }),
      countedAs: (_, answer) => choicesIn(answer),
      showsCounts: (state, given) => countsVisible(results, state, Object.keys(given).length > 0),
    };
  },
  summary: {
    name: 'polls',
    ofDraft(data) {
      const poll = pollingDocument.safeParse(data);
      if (!poll.success) return null;
      const questions = inOrder(poll.data.questions).map(([id, { options, text }]) => ({
        id,
        text,
        options: inOrder(options).map(([optionId, { label }]) => ({ id: optionId, label })),
      }));
      return { title: poll.data.title, questions };
    },
    ofPart: (part) =>
      part.area === 'polling'
        ? {
            title: part.title,
            questions: part.questions.map(({ id, options, text }) => ({ id, text, options })),
          }
        : null,
  },
};

interface QuestionRules {
  single: boolean;
  options: Set<string>;
  /** Options that are chosen alone. */
  exclusive: Set<string>;
  /** How many of several may be chosen. */
  min: number;
  max: number;
}

const rulesOf = ({ options, selection, type }: Question): QuestionRules => ({
  single: type === 'single',
  options: new Set(options.map((option) => option.id)),
  exclusive: new Set(options.flatMap((option) => (option.exclusive ? option.id : []))),
  min: selection?.min ?? 1,
  max: selection?.max ?? options.length,
});

function complaint(question: QuestionRules | undefined, answer: Answer): string | null {
  if (!question) return 'No question of this poll';
  if (!Array.isArray(answer)) return 'Choose among the options';
  if (answer.some((optionId) => !question.options.has(optionId))) return 'No option of this question';
  if (new Set(answer).size !== answer.length) return 'Choose each option once';
  if (question.single) return answer.length === 1 ? null : 'Choose exactly one option';
  const alone = answer.some((optionId) => question.exclusive.has(optionId));
  if (alone) return answer.length === 1 ? null : 'This option is chosen alone';
  if (answer.length < question.min) return `Choose at least ${question.min}`;
  return answer.length > question.max ? `Choose at most ${question.max}` : null;
}

function countsVisible(results: ResultsVisibility, state: RunState, hasAnswered: boolean): boolean {
  switch (results) {
    case 'always':
      return true;
    case 'after-answer':
      return hasAnswered;
    case 'after-close':
      return state === 'closed';
    case 'never':
      return false;
  }
}
