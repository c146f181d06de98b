import type { ImportFinding } from '@vitrine/shared/contract';

/** Findings of one kind about one column or line, the first of which stands for all. */
export interface FindingGroup<Finding> {
  first: Finding;
  others: Finding[];
}

/** Two that are alike are read as such; more of them hide what else there is. */
const fewest = 3;

/**
 * What repeats as one, where its first stands: about one column, or of several columns in one line, such as those that
 * are not used. Sentences are alike by their name, whatever they are filled with.
 */
export function groupedFindings<Finding extends ImportFinding>(report: Finding[]): FindingGroup<Finding>[] {
  const inLine = groupsBy(report, (finding) => kindOf(finding, finding.line));
  const ofLine = (finding: Finding) => inLine.get(kindOf(finding, finding.line)) ?? [];
  const inColumn = groupsBy(
    report.filter((finding) => ofLine(finding).length < fewest),
    (finding) => kindOf(finding, finding.field),
  );
  const alikeOf = (finding: Finding) =>
    ofLine(finding).length < fewest ? (inColumn.get(kindOf(finding, finding.field)) ?? []) : ofLine(finding);
  return report.flatMap((finding): FindingGroup<Finding>[] => {
    const alike = alikeOf(finding);
    if (alike.length < fewest) return [{ first: finding, others: [] }];
    return alike[0] === finding ? [{ first: finding, others: alike.slice(1) }] : [];
  });
}

function groupsBy<Finding>(findings: Finding[], keyOf: (finding: Finding) => string): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const alike = groups.get(keyOf(finding));
    if (alike) alike.push(finding);
    else groups.set(keyOf(finding), [finding]);
  }
  return groups;
}

const kindOf = ({ level, message, sentence }: ImportFinding, place: string | number | null) =>
  JSON.stringify([level, place, sentence?.name ?? message]);
