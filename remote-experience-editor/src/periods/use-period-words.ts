import { useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import { type Days, lengthOf } from './other-period';

/** What periods are called. */
export function usePeriodWords() {
  const t = useEditorTexts();
  const format = useFormat();
  const days = ({ from, until }: Days) =>
    from === until ? format.day(from) : `${format.day(from)} – ${format.day(until)}`;
  return {
    days,
    withLength: (period: Days) => t('periods.withLength', { days: days(period), count: lengthOf(period) }),
  };
}
