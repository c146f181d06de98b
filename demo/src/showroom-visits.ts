import type { Answers, DeviceClass, VisitSource } from '@vitrine/shared/contract';
import { zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import { otherFieldId } from '../../api/src/areas/surveys/other-fields';
import { random } from '../../api/src/library/models/random';
import { store } from './showroom';

/** How visitors of the showroom lean; shares of what they choose among. */
const shares = {
  finish: { natural: 0.41, soaped: 0.2, smoked: 0.28, black: 0.11 },
  plan: { look: 0.47, home: 0.32, piece: 0.21 },
  rooms: { 5: 0.38, 4: 0.36, 3: 0.17, 2: 0.06, 1: 0.03 },
  when: { soon: 0.22, year: 0.45, open: 0.33 },
  recommend: { 10: 0.27, 9: 0.24, 8: 0.21, 7: 0.12, 6: 0.07, 5: 0.05, 3: 0.04 },
  vote: { bench: 0.46, stool: 0.34, shelf: 0.2 },
} as const;
const reasons = { repair: 0.52, origin: 0.31, comfort: 0.66, memories: 0.43 };
const wanted = { table: 0.48, seats: 0.57, storage: 0.26, light: 0.34 };
/** What the showroom does not have. */
const elsewhere = {
  de: ['Ein Bett für das Gästezimmer', 'Eine Garderobe für den Flur'],
  en: ['A bed for the guest room', 'A coat rack for the hall'],
};
const missed = {
  de: [
    'Mehr Leuchten zum Anfassen.',
    'Einen Preis am Tisch, ohne fragen zu müssen.',
    'Ein Kinderzimmer.',
    'Nichts. Schön ruhig hier.',
    'Die Maße stehen so klein auf den Schildern.',
  ],
  en: ['More lamps to touch.', 'A bedroom would be lovely.', 'Somewhere to sit with a coffee.'],
};

interface SurveyAnswers {
  answers: Answers;
  /** The visitor left before its end. */
  partial: boolean;
}

export interface ShowroomVisit {
  at: Date;
  language: 'de' | 'en';
  deviceClass: DeviceClass;
  source: VisitSource;
  /** How much of everything the visitor looked at, 0 to 1. */
  interest: number;
  /** What was answered of each; left out: nothing. */
  poll?: Answers;
  survey?: SurveyAnswers;
  /** Another number for each visit, for what else is chosen. */
  chance: () => number;
}

/** Visits of the last days while the store was open, oldest first; who comes and what they say is the same on any day. */
export function showroomVisits(count: number, days: number, now: Date): ShowroomVisit[] {
  const next = random(24);
  // Numbers of their own: how many are drawn until the store is open is another each day.
  const nextMoment = random(25);
  const moment = (): Date => {
    const at = new Date(now.getTime() - nextMoment() * days * 24 * 3600_000);
    return isOpen(at) ? at : moment();
  };
  const visits = Array.from({ length: count }, (): ShowroomVisit => {
    const language = next() < 0.64 ? 'de' : 'en';
    const interest = next();
    return {
      at: moment(),
      language,
      deviceClass: next() < 0.86 ? 'phone' : next() < 0.7 ? 'tablet' : 'desktop',
      source: next() < 0.83 ? 'code' : 'link',
      interest,
      ...(interest > 0.45 && next() < 0.34 && { poll: pollAnswers(next) }),
      ...(interest > 0.5 && next() < 0.3 && { survey: surveyAnswers(next, language) }),
      chance: next,
    };
  });
  return visits.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Ballots of those who stood in front of the screen at the opening, at one moment. */
export function openingBallots(count: number): string[] {
  const next = random(7);
  return Array.from({ length: count }, () => pick(shares.vote, next()));
}

function isOpen(at: Date): boolean {
  const [date = '', time = ''] = zonedReading(at.toISOString(), store.timeZone).split('T');
  const day = (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)[new Date(date).getUTCDay()];
  const hours = day === undefined || day === 'sun' ? [] : store.openingHours.week[day];
  return hours.some(({ from, until }) => from <= time && time < until);
}

function pollAnswers(next: () => number): Answers {
  const chosen = pickSome(reasons, next);
  // Some answer the first question and go on looking at chairs.
  return {
    finish: [pick(shares.finish, next())],
    ...(chosen.length > 0 && next() < 0.9 && { reasons: chosen }),
  };
}

function surveyAnswers(next: () => number, language: 'de' | 'en'): SurveyAnswers {
  const plan = pick(shares.plan, next());
  const rooms = Number(pick(shares.rooms, next()));
  const first: Answers = { plan: [plan], rooms: { number: rooms } };
  if (next() < 0.18) return { answers: first, partial: true };
  const chosen = pickSome(wanted, next);
  const words = missed[language];
  const text = elsewhere[language][rooms % 2] ?? '';
  const sought: Answers =
    chosen.length > 0
      ? { wanted: chosen }
      : { wanted: ['other'], [otherFieldId('wanted', 'other')]: { text } };
  return {
    partial: false,
    answers: {
      ...first,
      ...(plan !== 'look' && {
        ...sought,
        when: [pick(shares.when, next())],
      }),
      recommend: { number: Number(pick(shares.recommend, next())) },
      ...(next() < 0.35 && { missed: { text: words[Math.floor(next() * words.length)] ?? '' } }),
    },
  };
}

const pickSome = (each: Record<string, number>, next: () => number) =>
  Object.entries(each)
    .filter(([, share]) => next() < share)
    .map(([id]) => id);

/** @param at 0 to 1, where in the shares laid end to end. */
function pick(from: Record<string, number>, at: number): string {
  let sum = 0;
  const found = Object.entries(from).find(([, share]) => {
    sum += share;
    return at < sum;
  });
  return found?.[0] ?? Object.keys(from)[0] ?? '';
}
