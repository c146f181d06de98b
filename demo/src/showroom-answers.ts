import { random } from '../../api/src/library/models/random';

/** How visitors of the showroom lean; shares of each question's options. */
const finishes = { natural: 0.41, soaped: 0.2, smoked: 0.28, black: 0.11 };
const reasons = { repair: 0.52, origin: 0.31, comfort: 0.66, memories: 0.43 };

export interface ShowroomAnswer {
  answers: Record<string, string[]>;
  language: string;
  /** Before now. */
  hoursAgo: number;
}

/** Answers of the showroom's first days, oldest first; the same on every run. */
export function showroomAnswers(count: number, days: number): ShowroomAnswer[] {
  const next = random(24);
  const made = Array.from({ length: count }, (): ShowroomAnswer => {
    const chosen = Object.entries(reasons).filter(([, share]) => next() < share);
    return {
      answers: {
        finish: [pick(finishes, next())],
        // Some answer the first question and go on looking at chairs.
        ...(chosen.length > 0 && next() < 0.9 && { reasons: chosen.map(([id]) => id) }),
      },
      language: next() < 0.64 ? 'de' : 'en',
      hoursAgo: next() * days * 24,
    };
  });
  return made.sort((a, b) => b.hoursAgo - a.hoursAgo);
}

function pick(shares: Record<string, number>, at: number): string {
  let sum = 0;
  const found = Object.entries(shares).find(([, share]) => {
    sum += share;
    return at < sum;
  });
  return found?.[0] ?? Object.keys(shares)[0] ?? '';
}
