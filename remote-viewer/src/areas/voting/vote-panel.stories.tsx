import type { PublicRun, PublishedVote } from '@vitrine/shared/contract';
import { aPicture, panelOf, shownExperience } from '../../testing/shown-experience';
import { VotePanel } from './vote-panel';

const vote: PublishedVote = {
  area: 'voting',
  documentId: 'vote23456789abcd',
  title: { en: 'Which fabric for the spring sofa?', ar: 'أي قماش لأريكة الربيع؟' },
  help: { en: 'Touch the samples on the table.' },
  type: 'single',
  results: 'after-answer',
  changeAllowed: true,
  options: [
    { id: 'linen', label: { en: 'Washed linen', ar: 'كتان مغسول' }, colour: '#d8cfc0' },
    { id: 'wool', label: { en: 'Wool from Gotland' }, image: aPicture },
    { id: 'velvet', label: { en: 'Cotton velvet, as in the theatres of the capital a hundred years ago' } },
  ],
};

const experience = shownExperience([vote]);
const panel = panelOf(experience);
const run: PublicRun = {
  documentId: vote.documentId,
  round: 1,
  state: 'open',
  respondents: 214,
  tallies: { vote: { linen: 97, wool: 81, velvet: 36 } },
  answered: { vote: ['linen'] },
  sequence: 5,
};
const hidden = { ...run, tallies: null, respondents: null, answered: {} };
const byCode = panelOf(shownExperience([{ ...vote, protection: 'token' }]));
const several = panelOf(shownExperience([{ ...vote, type: 'multiple' }]));

export const Ready = () => <VotePanel {...panel} runs={[{ ...hidden, state: 'ready' }]} />;
export const Open = () => <VotePanel {...panel} runs={[hidden]} />;
export const OpenForSeveral = () => <VotePanel {...several} runs={[hidden]} />;
/** Nobody holds a code yet: it can be typed from a card. */
export const OpenWithoutCode = () => <VotePanel {...byCode} runs={[hidden]} />;
export const Voted = () => <VotePanel {...panel} runs={[run]} />;
export const Paused = () => <VotePanel {...panel} runs={[{ ...hidden, state: 'paused' }]} />;
export const Closed = () => <VotePanel {...panel} runs={[{ ...run, state: 'closed' }]} />;
export const Held = () => <VotePanel {...panel} runs={[{ ...hidden, state: 'closed', held: true }]} />;
