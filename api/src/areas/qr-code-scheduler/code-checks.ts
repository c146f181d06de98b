import { type CodeRule, inOrder, type QrCodeDocument } from '@vitrine/shared/contract';
import { placeMs } from '@vitrine/shared/contract/values/zoned-time';
import { doubt, type Finding, fault, findingAt } from '../checks/findings';
import { checkOpeningTimes } from '../opening-times';

/** What is wrong with the rules of a code at a moment, each by its number in the order of priority. */
export function checkRules({ rules }: QrCodeDocument, at: Date): Finding[] {
  const inPriority = inOrder(rules);
  const always = inPriority.findIndex(([, rule]) => alwaysApplies(rule));
  return inPriority.flatMap(([id, rule], index) => {
    const number = index + 1;
    const pointer = `/rules/${id}`;
    return [
      ...(rule.target ? [] : [findingAt(`${pointer}/target`, fault('no-target', { number }))]),
      ...checkOpeningTimes(rule.times, fault('rule-closes-before', { number })).map((finding) => ({
        ...finding,
        pointer: `${pointer}/times${finding.pointer}`,
      })),
      ...(isOver(rule, at) ? [findingAt(`${pointer}/times`, doubt('rule-over', { number }))] : []),
      ...(always !== -1 && index > always
        ? [findingAt(pointer, doubt('rule-outranked', { number, by: always + 1 }))]
        : []),
    ];
  });
}

function alwaysApplies({ audience, target, times }: CodeRule): boolean {
  const { closesAt, exceptions, hours, opensAt, recurrence } = times;
  const isForAll = Object.values(audience).every((named) => named.length === 0);
  const isTimeless = !opensAt && !closesAt && !recurrence && Object.keys(exceptions).length === 0;
  return target !== undefined && isForAll && isTimeless && hours.length === 0;
}

/** The earliest and the latest clocks of the world are so far from UTC that nobody is left behind a day later. */
const everywhereMs = 24 * 3600_000;

/** Wherever it applies. */
function isOver({ times: { closesAt, recurrence } }: CodeRule, at: Date): boolean {
  const until = recurrence?.until === undefined ? [] : [Date.parse(`${recurrence.until}T23:59:59Z`)];
  const closes = closesAt === undefined ? [] : [placeMs(closesAt, 'UTC')];
  return [...until, ...closes].some((end) => end + everywhereMs < at.getTime());
}
