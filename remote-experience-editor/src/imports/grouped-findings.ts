import { fewestAlike, groupsBy } from '@vitrine/shared/browser/alike';
import type { ImportFinding } from '@vitrine/shared/contract';

/** Findings of one kind about one column or line, the first of which stands for all. */
export interface FindingGroup<Finding> {
  first: Finding;
  others: Finding[];
}

/**
 * What repeats as one, where its first stands: about one column, or of several columns in one line, such as those that
 * are not used. Sentences are alike by their name, whatever they are filled with.
 */
export function groupedFindings<Finding extends ImportFinding>(report: Finding[]): FindingGroup<Finding>[] {
  const inLine = groupsBy(report, (finding) => kindOf(finding, finding.line));
  const ofLine = (finding: Finding) => inLine.get(kindOf(finding, finding.line)) ?? [];
  const inColumn = groupsBy(
    report.filter((finding) => ofLine(finding).length < fewestAlike),
    (finding) => kindOf(finding, finding.field),
  );
  const alikeOf = (finding: Finding) =>
    ofLine(finding).length < fewestAlike
      ? (inColumn.get(kindOf(finding, finding.field)) ?? [])
      : ofLine(finding);
  return report.flatMap((finding): FindingGroup<Finding>[] => {
    const alike = alikeOf(finding);
    if (alike.length < fewestAlike) return [{ first: finding, others: [] }];
    return alike[0] === finding ? [{ first: finding, others: alike.slice(1) }] : [];
  });
}

const kindOf = ({ level, message, sentence }: ImportFinding, place: string | number | null) =>
  JSON.stringify([level, place, sentence?.name ?? message]);
