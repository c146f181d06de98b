import { type Weekday, weekdays } from '@vitrine/shared/contract';
import { Button } from '@vitrine/shared/ui';
import common from '../common/common.module.css';
import { useEditorTexts } from '../texts/texts';
import type { ScheduleWords } from './schedule-words';
import styles from './schedules.module.css';

interface WeekdayChoiceProps {
  words: ScheduleWords;
  chosen: Weekday[];
  disabled: boolean;
  onChange: (chosen: Weekday[]) => void;
}

const working = weekdays.slice(0, 5);
const weekend = weekdays.slice(5);

/** Several of the seven weekdays: each a button, and those that often go together. */
export function WeekdayChoice({ words, chosen, disabled, onChange }: WeekdayChoiceProps) {
  const t = useEditorTexts();
  const toggle = (day: Weekday) =>
    onChange(weekdays.filter((one) => (one === day ? !chosen.includes(day) : chosen.includes(one))));
  return (
    <fieldset className={styles.group} aria-label={t('schedules.days.weekdays')} disabled={disabled}>
      <div className={styles.weekdays}>
        {weekdays.map((day) => (
          <button
            key={day}
            type="button"
            className={styles.weekday}
            aria-pressed={chosen.includes(day)}
            aria-label={words.weekday(day)}
            onClick={() => toggle(day)}
          >
            {words.shortWeekday(day)}
          </button>
        ))}
      </div>
      <div className={common.buttons}>
        <Button kind="quiet" disabled={disabled} onClick={() => onChange(working)}>
          {t('schedules.days.working')}
        </Button>
        <Button kind="quiet" disabled={disabled} onClick={() => onChange(weekend)}>
          {t('schedules.days.weekend')}
        </Button>
      </div>
    </fieldset>
  );
}
