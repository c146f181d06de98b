import type { ManifestPartContent, ResponseCreate } from '@vitrine/shared/contract';
import { areaEntry } from '../areas/registry';
import { invalid, invalidFields } from '../problem';
import type { RulesOf } from './area-answers';

/**
 * @param serverHalves what only the API reads of a version, by area.
 * @returns what a part lets visitors answer; null where that is nothing.
 */
export function answerRules(
  part: ManifestPartContent,
  serverHalves: Partial<Record<string, Record<string, unknown>>> = {},
): RulesOf | null {
  const { area } = part;
  const rules = areaEntry(area)?.answers?.rules(part, serverHalves[area]);
  return rules ? { ...rules, area } : null;
}

/** @throws ProblemError 400 with a pointer to each answer that the document does not take. */
export function checkAnswers(rules: RulesOf, { answers, partial }: ResponseCreate): void {
  if (partial && !rules.takesParts) throw invalid('/partial', 'All of this is answered at once');
  const problems = rules.check(answers, partial === true);
  if (problems.length > 0) throw invalidFields(problems);
}
