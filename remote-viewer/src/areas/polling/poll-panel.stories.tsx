import { observable } from '@vitrine/shared/browser/observable';
import type { PublicRun, PublishedPoll } from '@vitrine/shared/contract';
import { HeldAddress } from '../../address/held-address';
import { opened } from '../../address/place';
import { type AnswerState, answerKey, type Outbox, OutboxContext } from '../../answers/outbox';
import { aPicture, panelOf, shownExperience, withoutParts } from '../../testing/shown-experience';
import { PollPanel } from './poll-panel';

const poll: PublishedPoll = {
  area: 'polling',
  documentId: 'poll23456789abcd',
  title: { en: 'Your oak' },
  results: 'after-answer',
  changeAllowed: true,
  questions: [
    {
      id: 'finish',
      type: 'single',
      text: { en: 'Which finish would you choose?', ar: 'أي تشطيب تختار؟' },
      help: { en: 'Touch the samples on the table.' },
      options: [
        { id: 'oil', label: { en: 'Natural oil', ar: 'زيت طبيعي' }, colour: '#b98a53' },
        { id: 'soap', label: { en: 'Soap' }, image: aPicture },
        {
          id: 'lye',
          label: {
            en: 'Lye and white oil, as the floors of old houses by the sea have been treated for ages',
          },
        },
      ],
    },
    {
      id: 'rooms',
      type: 'multiple',
      text: { en: 'For which rooms?' },
      selection: { min: 1, max: 2 },
      options: [
        { id: 'living', label: { en: 'Living room' } },
        { id: 'kitchen', label: { en: 'Kitchen' } },
        { id: 'none', label: { en: 'None of them' }, exclusive: true },
      ],
    },
  ],
};
const inPictures: PublishedPoll = {
  ...poll,
  questions: [
    {
      id: 'table',
      type: 'single',
      text: { en: 'Which table would you sit at?' },
      options: [
        { id: 'round', label: { en: 'The round one' }, image: aPicture },
        { id: 'long', label: { en: 'The long one, which seats all of the family' }, image: aPicture },
        { id: 'small', label: { en: 'The small one' }, image: aPicture, colour: '#b98a53' },
      ],
    },
  ],
};
const text = (en: string) => ({ text: { en }, options: [] });
const woods = ['Oak', 'Ash', 'Elm'].map((en) => ({ id: en.toLowerCase(), label: { en } }));
const ofFurtherTypes: PublishedPoll = {
  ...poll,
  questions: [
    { id: 'friends', type: 'nps', ...text('Would you recommend us to friends?') },
    { id: 'order', type: 'ranking', ...text('Which wood first?'), options: woods },
    {
      ...{ id: 'rooms', type: 'matrix', ...text('Which wood for which room?'), options: woods },
      rows: ['Hall', 'Attic'].map((en) => ({ id: en.toLowerCase(), label: { en } })),
    },
    {
      id: 'width',
      type: 'number',
      ...text('How wide is your table?'),
      number: { max: 300, unit: { en: 'cm' } },
    },
    { id: 'story', type: 'long-text', ...text('What should we know?') },
    { id: 'news', type: 'consent', ...text('We may write to you.') },
  ],
};
const experience = shownExperience([poll]);
const panel = panelOf(experience);
const answers = { finish: ['oil'], rooms: ['living'] };
const run: PublicRun = {
  documentId: poll.documentId,
  round: 1,
  state: 'open',
  respondents: 1_204,
  tallies: { finish: { oil: 803, soap: 301, lye: 100 }, rooms: { living: 900, kitchen: 400, none: 12 } },
  answered: answers,
  sequence: 5,
};

const at = (number: number) => ({ view: null, open: opened('poll', poll.documentId, { at: number }) });
const first = at(1);
const second = at(2);
const third = at(3);

export const Asked = () => (
  <HeldAddress at={first}>
    <PollPanel {...panel} />
  </HeldAddress>
);
export const AskedFurther = () => (
  <HeldAddress at={second}>
    <PollPanel {...panel} />
  </HeldAddress>
);
export const InPictures = () => <PollPanel {...panelOf(shownExperience([inPictures]))} />;
const furtherPanel = panelOf(shownExperience([ofFurtherTypes]));
const furtherRun: PublicRun = {
  ...run,
  tallies: {
    friends: { 10: 400, 9: 301, 8: 203, 3: 300 },
    order: { oak: 3000, ash: 2600, elm: 1624 },
    rooms: { 'hall.oak': 1000, 'hall.elm': 204, 'attic.ash': 1204 },
    width: { answered: 1204 },
    story: { answered: 803 },
    news: { true: 204, false: 1000 },
  },
  answered: {
    friends: { number: 9 },
    rooms: { rows: { hall: 'oak', attic: 'ash' } },
    news: { consent: false },
  },
};

export const AskedANumberOfAScale = () => (
  <HeldAddress at={first}>
    <PollPanel {...furtherPanel} />
  </HeldAddress>
);
export const AskedForAnOrder = () => (
  <HeldAddress at={second}>
    <PollPanel {...furtherPanel} />
  </HeldAddress>
);
export const AskedRowByRow = () => (
  <HeldAddress at={third}>
    <PollPanel {...furtherPanel} />
  </HeldAddress>
);
export const AnsweredOfEveryKind = () => <PollPanel {...furtherPanel} runs={[furtherRun]} />;
export const Answered = () => <PollPanel {...panel} runs={[run]} />;
export const Paused = () => <PollPanel {...panel} runs={[{ ...run, state: 'paused', answered: {} }]} />;
export const Closed = () => <PollPanel {...panel} runs={[{ ...run, state: 'closed' }]} />;

function outboxWith(state: AnswerState): Outbox {
  const states = observable({ [answerKey(experience.placementId, poll.documentId)]: state });
  return {
    ...states,
    submit: async () => undefined,
    sendKept: async () => undefined,
    waitsMs: () => 0,
    handOver: async () => true,
    owesSession: observable(false),
    takeFormerStart: () => false,
  };
}
const kept = outboxWith({ state: 'kept', answers, lasts: true, why: 'offline' });
const waiting = outboxWith({ state: 'kept', answers, lasts: false, why: 'busy' });
const refused = outboxWith({ state: 'refused', code: 'rate-limited' });

export const KeptUntilThereIsANetwork = () => (
  <OutboxContext value={kept}>
    <PollPanel {...panel} />
  </OutboxContext>
);
export const KeptUntilTheServerTakesIt = () => (
  <OutboxContext value={waiting}>
    <PollPanel {...panel} />
  </OutboxContext>
);
export const Refused = () => (
  <OutboxContext value={refused}>
    <PollPanel {...panel} />
  </OutboxContext>
);

export const Loading = () => <PollPanel {...panel} experience={withoutParts(experience, 'loading')} />;
export const Failed = () => <PollPanel {...panel} experience={withoutParts(experience, 'failed')} />;
