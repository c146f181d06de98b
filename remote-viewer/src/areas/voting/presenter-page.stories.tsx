import type { PublicRun, PublicSnapshot, PublishedVote } from '@vitrine/shared/contract';
import { aPicture, shownExperience } from '../../testing/shown-experience';
import { PresenterPage } from './presenter-page';

export default { alone: true };

const names = [
  ['Washed linen from Flanders', 'كتان مغسول من فلاندرز'],
  ['Wool from Gotland', 'صوف من غوتلاند'],
  ['Cotton velvet, as in the theatres of the capital', 'مخمل قطني كما في مسارح العاصمة'],
  ['Bouclé', 'بوكليه'],
  ['Corduroy with broad ribs', 'قماش مضلّع عريض الأضلاع'],
  ['Canvas of recycled sails', 'قماش من أشرعة معاد تدويرها'],
  ['Leather, tanned with oak bark', 'جلد مدبوغ بلحاء البلوط'],
  ['Felt', 'لباد'],
  ['Chenille', 'شنيل'],
  ['Jacquard with a pattern of leaves', 'جاكار بنقش من أوراق الشجر'],
] as const;
const optionId = (index: number) => `fabric${index}`;

const voteOf = (count: number, own: Partial<PublishedVote> = {}): PublishedVote => ({
  area: 'voting',
  documentId: 'vote23456789abcd',
  title: { en: 'Which fabric for the spring sofa?', ar: 'أي قماش لأريكة الربيع؟' },
  type: 'single',
  results: 'always',
  changeAllowed: true,
  options: names.slice(0, count).map(([en, ar], index) => ({ id: optionId(index), label: { en, ar } })),
  ...own,
});
const counts = [97, 181, 36, 12, 54, 20, 75, 3, 41, 66];
const runOf = (vote: PublishedVote, own: Partial<PublicRun> = {}): PublicRun => ({
  documentId: vote.documentId,
  round: 1,
  state: 'open',
  respondents: counts.slice(0, vote.options.length).reduce((sum, count) => sum + count, 0),
  tallies: { vote: Object.fromEntries(vote.options.map(({ id }, index) => [id, counts[index] ?? 0])) },
  answered: {},
  sequence: 5,
  ...own,
});
const hidden = { tallies: null, respondents: null };
const presented = (vote: PublishedVote, run: Partial<PublicRun> = {}) => (
  <PresenterPage
    experience={shownExperience([vote])}
    value=""
    live={{ runs: [runOf(vote, run)] } as PublicSnapshot}
  />
);

const three = voteOf(3);
const five = voteOf(5);
const ten = voteOf(10);
const inPictures = voteOf(10, {
  title: {
    en: 'Which of these fabrics should the sofa of the coming spring wear in all of our showrooms?',
    ar: 'أيٌّ من هذه الأقمشة ينبغي أن ترتديه أريكة الربيع القادم في جميع صالات العرض لدينا؟',
  },
  options: ten.options.map((option, index) =>
    index === 3 ? { ...option, colour: '#d8cfc0' } : { ...option, image: aPicture },
  ),
});
const long =
  'Whatever the architects of the house choose, provided that it is woven within a day’s ride of it and can be washed';
const atLength = voteOf(10, {
  title: { en: `${inPictures.title.en} ${inPictures.title.en}` },
  options: inPictures.options.map((option) => ({ ...option, label: { en: long } })),
});

export const Ready = () => presented(three, { state: 'ready', ...hidden });
export const Open = () => presented(three);
export const Hidden = () => presented(five, hidden);
export const Held = () => presented(three, { state: 'closed', held: true, ...hidden });
export const Outcome = () => presented(three, { state: 'closed' });
export const FiveOptions = () => presented(five, { state: 'closed' });
export const TenOptions = () => presented(ten);
export const TenInPictures = () => presented(inPictures, { state: 'closed' });
/** What no line holds ends in dots; voters read all of it in their hands. */
export const TenAtLength = () => presented(atLength, { state: 'closed' });
