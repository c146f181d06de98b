import { zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import { useFormat, useNow } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import { scheduleWords } from './schedule-words';

/** What days and hours are called, in the reader's language; `today` by the clocks of a zone. */
export function useScheduleWords(timeZone: string) {
  const t = useEditorTexts();
  const { language } = useFormat();
  const nowMs = useNow();
  return scheduleWords(t, language, zonedReading(new Date(nowMs).toISOString(), timeZone).slice(0, 10));
}
