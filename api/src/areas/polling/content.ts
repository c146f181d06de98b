import {
  enteredArea,
  hasOptions,
  inOrder,
  type ManifestRoot,
  type PollingDocument,
  type PollObstacle,
  type PollQuestion,
  type PublishedPoll,
  type PublishedPollQuestion,
  pollingDocument,
  pollingLimits,
  pollObstacle,
  vaults,
  wholeQuestion,
  withVaultQuestion,
} from '@vitrine/shared/contract';
import { type TranslatableMessage, translatable } from '../../translatable-message';
import { areaContent, type CompiledArea, type DraftContext, type Reference } from '../area-content';
import { doubt, type Finding, fault, findingAt } from '../checks/findings';
import { checkOpeningTimes, openingTimes } from '../opening-times';
import { optionImages, sameNames } from '../options/answer-option-checks';
import { questionLinks, relinkedQuestion } from '../options/asked-questions';
import { choiceAssets, compiledChoice } from '../options/compiled-choice';
import { impossibleBounds } from '../questions/impossible-bounds';
import { publishedQuestionOf, said } from '../questions/published-question';
import { questionTexts } from '../questions/question-texts';
import type { VisitorText } from '../source-text';
import type { PollingServerHalf } from './server-half';

const obstacles: Record<PollObstacle, TranslatableMessage> = {
  'not-ready': translatable('link.notReady'),
  'too-many-options': translatable('link.tooManyOptions', { most: pollingLimits.optionsPerQuestion.max }),
  'too-many-rows': translatable('link.tooManyRows', { most: pollingLimits.rowsPerQuestion }),
};

export const polling = areaContent(pollingDocument, {
  copiesFrom: [vaults.questions],

  references: ({ opensIn = {}, questions }) => [
    ...Object.entries(questions).flatMap(([id, { options }]) => optionImages(`/questions/${id}`, options)),
    ...Object.entries(opensIn).map(
      ([entry, id]): Reference => ({ kind: 'document', area: enteredArea, id, pointer: `/opensIn/${entry}` }),
    ),
  ],

  links: ({ questions }) =>
    questionLinks(questions, ({ order: _o, reference: _r, words: _w, ...copy }) => copy),

  relink: (poll, link, source) =>
    relinkedQuestion(
      poll,
      link,
      source,
      (question) => {
        const obstacle = pollObstacle(question);
        return obstacle && obstacles[obstacle];
      },
      withVaultQuestion,
    ),

  texts: textsOf,

  check: (poll, { languages }) => [
    ...(Object.keys(poll.questions).length === 0 ? [findingAt('/questions', fault('no-questions'))] : []),
    ...checkOpeningTimes(poll, fault('poll-closes-before')),
    ...inOrder(poll.questions).flatMap(([id, question], index) => [
      ...(hasOptions(question.type) ? checkOptions(id, question, index + 1, languages) : []),
      ...checkAnswerable(id, question, index + 1),
    ]),
  ],

  compile: (polls, { images }) => ({
    parts: polls.map(({ data, id }) => published(id, data, images)),
    ...limitsOf(polls),
    ...opensInOf(polls),
    assets: polls
      .flatMap(({ data }) => Object.values(data.questions))
      .flatMap(({ options }) => choiceAssets(options, images)),
  }),
});

/** Left out where no poll has a limit: experiences without any keep their hash. */
function limitsOf(polls: { data: PollingDocument; id: string }[]): { server?: PollingServerHalf } {
  const limited = polls.flatMap(({ data: { mostRespondents }, id }) =>
    mostRespondents === undefined ? [] : [[id, mostRespondents] as const],
  );
  return limited.length > 0 ? { server: { mostRespondents: Object.fromEntries(limited) } } : {};
}

/** Left out where no poll opens by itself, likewise. */
function opensInOf(polls: { data: PollingDocument; id: string }[]): Pick<CompiledArea, 'root'> {
  const opensIn: NonNullable<ManifestRoot['opensIn']> = {};
  for (const { data, id: documentId } of polls)
    for (const scene of new Set(Object.values(data.opensIn ?? {})))
      opensIn[scene] = [...(opensIn[scene] ?? []), { documentId, ...openingTimes(data) }];
  return Object.keys(opensIn).length > 0 ? { root: { opensIn } } : {};
}

const published = (
  documentId: string,
  poll: PollingDocument,
  images: DraftContext['images'],
): PublishedPoll => ({
  area: 'polling',
  documentId,
  title: poll.title,
  results: poll.results,
  changeAllowed: poll.changeAllowed,
  ...openingTimes(poll),
  questions: inOrder(poll.questions).map(([id, question]) => publishedQuestion(id, question, images)),
});

/** A choice is as it always was: polls that have no other question keep their hash. */
function publishedQuestion(
  id: string,
  question: PollQuestion,
  images: DraftContext['images'],
): PublishedPollQuestion {
  const { help, text, type, words } = question;
  if (type === 'single' || type === 'multiple')
    return { id, type, text, ...said('help', help ?? {}), ...compiledChoice({ ...question, type }, images) };
  const { options = [], ...asked } = publishedQuestionOf(id, wholeQuestion(question), images);
  return { ...asked, options, ...(type === 'short-text' && words && { words }) };
}

function textsOf({ questions, title }: PollingDocument): VisitorText[] {
  return [
    { pointer: '/title', map: title, missing: doubt('missing-title.poll') },
    ...inOrder(questions).flatMap(([id, asked], index) => {
      const question = index + 1;
      return questionTexts(`/questions/${id}`, wholeQuestion(asked), {
        text: fault('missing-text.pollQuestion', { number: question }),
        option: (number) => fault('missing-text.pollOption', { number, question }),
        row: (number) => fault('missing-text.pollRow', { number, question }),
      });
    }),
  ];
}

function checkOptions(
  id: string,
  { options }: PollQuestion,
  question: number,
  languages: string[],
): Finding[] {
  const pointer = `/questions/${id}/options`;
  const { min } = pollingLimits.optionsPerQuestion;
  return [
    ...(Object.keys(options).length < min
      ? [findingAt(pointer, fault('too-few-options.poll', { min }))]
      : []),
    ...sameNames(pointer, options, languages, (values) => doubt('same-option.poll', { ...values, question })),
  ];
}

/** Every question is to be answered: one that nobody can answer would keep all visitors from sending the poll. */
function checkAnswerable(id: string, question: PollQuestion, number: number): Finding[] {
  const whole = wholeQuestion(question);
  if (whole.type === 'matrix' && Object.keys(whole.rows).length === 0)
    return [findingAt(`/questions/${id}/rows`, fault('poll-no-rows', { number }))];
  const bounds = impossibleBounds(whole);
  return bounds === null ? [] : [findingAt(`/questions/${id}${bounds}`, fault('poll-bounds', { number }))];
}
