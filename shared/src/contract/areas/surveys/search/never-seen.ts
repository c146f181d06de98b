import type { RuleThat } from '../logic/survey-plan';
import type { Exploration } from './exploration';
import type { FoundBy } from './first-seen';

/** What no answers lead to. Each names the rule (or quota) by which that is so, where there is one. */
export type SeenNever =
  | { kind: 'unreachable-page'; page: string; rule: string | null }
  /** On a page that can be reached; `required`: it requires an answer, or a rule does. */
  | { kind: 'unreachable-question'; question: string; required: boolean; rule: string | null }
  | { kind: 'unreachable-ending'; ending: string; rule: string | null }
  /** No answers satisfy the condition, where it is asked. */
  | { kind: 'never-holds'; rule: string }
  | { kind: 'quota-never-holds'; quota: string }
  /** The condition can hold, and another jump or ending always decides before. */
  | { kind: 'overruled'; rule: string; by: string | null };

type Never = SeenNever & {
  /** The answers that show it, where any do. */
  way: FoundBy | undefined;
};

/** What a whole exploration has not come to see, with a way on which it should have been. */
export function neverReached(exploration: Exploration): Never[] {
  const { plan, seen } = exploration;
  const { endings, pages, quotas, rules } = plan.survey;
  return [
    ...pages.flatMap((page, index): Never[] =>
      seen.pages.has(page.id)
        ? []
        : [{ kind: 'unreachable-page', page: page.id, ...whyPageIsNever(exploration, index) }],
    ),
    ...pages
      .filter(({ id }) => seen.pages.has(id))
      .flatMap(({ questions }) => questions)
      .filter(({ id }) => !seen.questions.has(id))
      .map(({ id, required }): Never => {
        const by = plan.shows.get(id)?.[0];
        const isRequired = required === true || plan.requires.has(id);
        // Without a rule that hides it, nobody gets past what stands before it.
        const way = by ? seen.hidden.get(id) : [...seen.stuck.values()][0];
        return {
          kind: 'unreachable-question',
          question: id,
          required: isRequired,
          rule: by?.id ?? null,
          way,
        };
      }),
    ...endings
      .filter(({ id }) => !seen.endings.has(id))
      .map(
        ({ id }): Never => ({
          kind: 'unreachable-ending',
          ending: id,
          ...whyEndingIsNever(exploration, id),
        }),
      ),
    ...rules
      .filter((rule) => seen.failed.has(rule) && !seen.held.has(rule))
      .map((rule): Never => ({ kind: 'never-holds', rule: rule.id, way: seen.failed.get(rule) })),
    ...quotas
      .filter((quota) => seen.failed.has(quota) && !seen.held.has(quota))
      .map((quota): Never => ({ kind: 'quota-never-holds', quota: quota.id, way: seen.failed.get(quota) })),
    ...[...[...plan.jumps.values()], plan.ends].flatMap((list) => overruled(exploration, list)),
  ];
}

function whyPageIsNever(
  { plan, seen }: Exploration,
  index: number,
): { rule: string | null; way: FoundBy | undefined } {
  const page = plan.survey.pages[index];
  const hidden = [
    ...(page ? (plan.pageShows.get(page.id) ?? []) : []).map((rule) => ({ rule, id: page?.id ?? '' })),
    ...(page?.questions ?? []).flatMap(({ id }) => (plan.shows.get(id) ?? []).map((rule) => ({ rule, id }))),
  ].find(({ id }) => seen.hidden.has(id));
  if (hidden) return { rule: hidden.rule.id, way: seen.hidden.get(hidden.id) };
  const passed = seen.passed.get(index);
  if (passed) return { rule: passed.by, way: passed.way };
  const [back] = seen.backs;
  if (back) return { rule: back[0], way: back[1].way };
  return { rule: null, way: [...seen.stuck.values()][0] };
}

function whyEndingIsNever(
  { plan, seen }: Exploration,
  ending: string,
): { rule: string | null; way: FoundBy | undefined } {
  const leading = [
    ...[...plan.jumps.values()].flat().filter(({ does: { to } }) => 'ending' in to && to.ending === ending),
    ...plan.ends.filter(({ does }) => does.ending === ending),
    ...plan.survey.quotas.filter((quota) => quota.ending === ending),
  ];
  const [first] = leading;
  if (first) return { rule: first.id, way: seen.failed.get(first) ?? seen.held.get(first) ?? seen.end?.way };
  const isUsual = plan.survey.endings[0]?.id === ending;
  return isUsual ? { rule: seen.end?.by ?? null, way: seen.end?.way } : { rule: null, way: undefined };
}

/** Of jumps that a page is left by, or of all ends: those that others always decide before. */
function overruled({ seen }: Exploration, list: RuleThat<'jump' | 'end'>[]): Never[] {
  return list.flatMap((rule, index): Never[] => {
    if (seen.acted.has(rule.id)) return [];
    const way = seen.held.get(rule);
    const by = list.slice(0, index).find(({ id }) => seen.acted.has(id))?.id ?? null;
    if (way) return [{ kind: 'overruled', rule: rule.id, by, way }];
    if (rule.does.kind !== 'end' || seen.failed.has(rule)) return [];
    return [{ kind: 'overruled', rule: rule.id, by: seen.end?.by ?? null, way: seen.end?.way }];
  });
}
