import type { Recount } from './recount';

/**
 * @param from what was counted.
 * @returns the lines that tell what was counted, and each kept number that is another one; agreement when there is none.
 */
export function recountReport(
  { counted, documentId, kept, responses, round }: Recount,
  from: 'ledger' | 'file',
): {
  lines: string[];
  agrees: boolean;
} {
  const numbers = [
    { name: 'respondents', counted: counted.respondents, kept: kept.respondents },
    ...pairs(counted.tallies, kept.tallies),
  ];
  const wrong = numbers.filter((number) => number.counted !== number.kept);
  return {
    agrees: wrong.length === 0,
    lines: [
      `Document ${documentId}, round ${round}: ${responses} responses of ${counted.respondents} respondents.`,
      ...numbers.slice(1).map(({ name, counted }) => `  ${name}: ${counted}`),
      ...(wrong.length === 0
        ? [`The kept counts agree with the ${from}.`]
        : [
            `The kept counts do not agree with the ${from}:`,
            ...wrong.map(({ counted, kept, name }) => `  ${name}: ${kept} kept, ${counted} counted`),
          ]),
    ],
  };
}

type Tallies = Recount['kept']['tallies'];

/** Every count of either side, in one order. */
function pairs(counted: Tallies, kept: Tallies) {
  const keys = new Map<string, [questionId: string, choice: string]>();
  for (const tallies of [counted, kept])
    for (const [questionId, choices] of Object.entries(tallies))
      for (const choice of Object.keys(choices)) keys.set(`${questionId} / ${choice}`, [questionId, choice]);
  return [...keys]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, [questionId, choice]]) => ({
      name,
      counted: counted[questionId]?.[choice] ?? 0,
      kept: kept[questionId]?.[choice] ?? 0,
    }));
}
