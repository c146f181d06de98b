/**
 * That no regular expression of the product takes more than linear time, whatever text it is given: a small file or a
 * long line in a form would hold everybody up. `recheck` judges each as a backtracking engine runs it.
 */
import { checkSync, type Parameters } from 'recheck';
import { type FoundExpression, regularExpressions } from './regular-expressions';

/** Those that stay although recheck doubts them, as `/source/flags`, each with the reason why it holds nobody up. */
const exempt: Record<string, string> = {};

/**
 * Judged by the work it takes and not by the time, so that a busy machine comes to the same verdict. What is too large
 * for the proof is attacked by a search of fixed length and seed. An expression that the proof can find no end for, such
 * as one with `{1,255}`, is named after a minute; all others take milliseconds.
 */
const limits: Parameters = {
  timeout: 60_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};

/** What runs for visitors and staff; tests and benches read only what we wrote. */
const isOurs = (path: string) =>
  /^(api|shared|shell|remote-[^/]+)\/(src|server)\//.test(path) &&
  !/\.(test|spec)\.|\/testing\/|\.d\.\w+$/.test(path);

/**
 * @param sources by path from the root.
 * @returns a line for every expression that some text holds up, or that cannot be judged.
 */
export function slowExpressions(
  sources: Map<string, string>,
  exemptions: Record<string, string> = exempt,
): string[] {
  const found = [...sources].flatMap(([path, text]) => (isOurs(path) ? regularExpressions(path, text) : []));
  const judged = new Map<string, string | null>();
  const problems = found.flatMap((expression) => {
    const key = shownAs(expression);
    const known = judged.get(key);
    const problem = key in exemptions ? null : known === undefined ? problemOf(expression) : known;
    judged.set(key, problem);
    return problem === null ? [] : `${expression.path}:${expression.line} ${key} ${problem}`;
  });
  const unused = Object.keys(exemptions).filter((key) => !judged.has(key));
  return [...problems, ...unused.map((key) => `${key} is exempt and stands nowhere`)];
}

const shownAs = ({ flags, source }: FoundExpression) => `/${source ?? '…'}/${flags}`;

function problemOf({ flags, source }: FoundExpression): string | null {
  if (source === null) return 'cannot be judged: make it of string constants of its own file';
  const verdict = checkSync(source, flags, limits);
  if (verdict.status === 'safe') return null;
  if (verdict.status === 'unknown') return `cannot be judged: ${JSON.stringify(verdict.error)}`;
  return `takes more than linear time (${verdict.complexity.summary}), for example with ${verdict.attack.pattern}`;
}
