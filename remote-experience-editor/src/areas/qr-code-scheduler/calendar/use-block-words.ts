import { inOrder } from '@vitrine/shared/contract';
import type { CodeContent } from '@vitrine/shared/contract/areas/qr-code-scheduler/resolve-code';
import type { ScheduleWords } from '../../../schedules/schedule-words';
import { useEditorTexts } from '../../../texts/texts';
import type { CalendarBlock } from './calendar-blocks';
import type { CalendarNames } from './calendar-names';

/** What stands in the calendar, in words. */
export function useBlockWords(code: CodeContent, names: CalendarNames, words: ScheduleWords) {
  const t = useEditorTexts();
  const places = new Map(inOrder(code.rules).map(([id], index) => [id, index]));
  const fallback = code.fallback
    ? t('qr-code-scheduler.calendar.fallbackTo', { target: names.targetName(code.fallback) })
    : t('qr-code-scheduler.calendar.fallback');
  const titleOf = ({ ruleId, state }: CalendarBlock) => {
    if (state !== 'live') return t(`qr-code-scheduler.calendar.states.${state}`);
    return ruleId === null ? fallback : names.ruleName(ruleId);
  };
  const timeOf = ({ from, until }: CalendarBlock) =>
    from === '00:00' && until === '24:00' ? t('schedules.hours.all') : words.span({ from, until });
  return {
    titleOf,
    timeOf,
    /** Counted from 0, in the order of priority. */
    placeOf: (ruleId: string) => places.get(ruleId) ?? 0,
    targetOf: ({ ruleId }: CalendarBlock) => {
      const target = ruleId === null ? undefined : code.rules[ruleId]?.target;
      return target ? names.targetName(target) : '';
    },
    outrankedOf: ({ outranked }: CalendarBlock) =>
      outranked.length > 0
        ? t('qr-code-scheduler.calendar.outranked', { rules: words.list(outranked.map(names.ruleName)) })
        : '',
    nameOf: (block: CalendarBlock) =>
      t('qr-code-scheduler.calendar.entry', {
        name: titleOf(block),
        date: words.date(block.date),
        time: timeOf(block),
      }),
  };
}

export type BlockWords = ReturnType<typeof useBlockWords>;
