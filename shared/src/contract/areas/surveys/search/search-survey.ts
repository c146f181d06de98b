import type { Answer } from '../../../responses/answer';
import type { PublishedSurvey } from '../published';
import { endlessJumps, type Trail } from './dead-ends';
import { Exploration, type SearchLimits, searchLimits } from './exploration';
import type { FoundBy } from './first-seen';
import { neverReached, type SeenNever } from './never-seen';

/** One question on the way, and what is answered to it; null: nothing. */
export interface SearchStep {
  question: string;
  answer: Answer | null;
}

/** What is wrong with a survey's logic, with answers that show it: one after another, as a visitor gives them. */
export type SurveyFinding = { steps: SearchStep[] } & (
  | SeenNever
  /** The jump sends visitors back to a page that they were on; `endless`: and whatever they answer, again. */
  | { kind: 'loop'; rule: string; page: string; endless: boolean }
  /** The question requires an answer, and no answer to it is valid; `rule` requires it, unless it always does. */
  | { kind: 'stuck'; question: string; rule: string | null }
);

export interface SurveySearch {
  /** Whether the findings are all there are. */
  proved: boolean;
  /** Where it is not proved: the rule that makes too many states. */
  tooLarge: string | null;
  /** How many were looked at. */
  states: number;
  findings: SurveyFinding[];
}

/**
 * Looks at all that visitors can come to see of a survey, whatever they answer, and says what they never do: a proof and
 * no sample. Above the limits it says by which rule, and finds only what it saw until then. Takes time with the states:
 * `surveySearchInSlices` lets others work meanwhile.
 */
export function searchSurvey(survey: PublishedSurvey, limits: SearchLimits = searchLimits): SurveySearch {
  const slices = surveySearchInSlices(survey, limits);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** So many answers are tried in one slice. */
const sliceSteps = 2_000;

/** The same, `sliceSteps` answers at a time, and what follows from them likewise. */
export function* surveySearchInSlices(
  survey: PublishedSurvey,
  limits: SearchLimits = searchLimits,
): Generator<void, SurveySearch> {
  const exploration = new Exploration(survey, limits);
  while (!exploration.run(sliceSteps)) yield;
  const { following, found, plan, seen, tooLarge } = exploration;
  const stepsOf = (way: FoundBy | undefined, trail: Trail = []) => stepsTo(exploration, way, trail);
  const proved = tooLarge === null;
  const endless =
    proved && following && seen.backs.size > 0 ? yield* endlessJumps(following) : new Map<string, Trail>();
  return {
    proved,
    tooLarge,
    states: found.count,
    findings: [
      ...[...seen.stuck].map(([question, way]): SurveyFinding => {
        const always = plan.questions.get(question)?.required === true;
        const rule = always ? undefined : plan.requires.get(question)?.find((one) => seen.held.has(one));
        return { kind: 'stuck', question, rule: rule?.id ?? null, steps: stepsOf(way) };
      }),
      ...[...seen.backs].map(([rule, { page, way }]): SurveyFinding => {
        const trail = endless.get(rule);
        const first = trail?.[0] && found.from(trail[0].state);
        const steps = trail ? stepsOf(first, trail) : stepsOf(way);
        return { kind: 'loop', rule, page, endless: trail !== undefined, steps };
      }),
      ...(proved ? neverReached(exploration) : []).map(({ way, ...finding }) => ({
        ...finding,
        steps: stepsOf(way),
      })),
    ],
  };
}

/** What was answered on a way, from the first question on, and on a trail after it. */
function stepsTo({ found }: Exploration, way: FoundBy | undefined, trail: Trail): SearchStep[] {
  const ways = [...trail];
  for (let before = way; before && before.state >= 0; before = found.from(before.state)) ways.unshift(before);
  return ways.flatMap(({ answer, state }) => {
    const question = found.question(state);
    return question ? [{ question, answer }] : [];
  });
}
