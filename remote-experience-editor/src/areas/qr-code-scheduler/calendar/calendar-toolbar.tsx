import { ArrowLeftOutlined, ArrowRightOutlined, Button, IconButton, useFormat } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { useEditorTexts } from '../../../texts/texts';
import styles from './calendar.module.css';
import { type CalendarView, rangeAfter } from './calendar-range';

interface CalendarToolbarProps {
  view: CalendarView;
  /** Around which the calendar stands. */
  day: string;
  dates: string[];
  today: string;
  onDay: (day: string) => void;
  /** Of how it is looked at. */
  choice: ReactNode;
}

/** Which days are on view, and the way to others. */
export function CalendarToolbar({ view, day, dates, today, onDay, choice }: CalendarToolbarProps) {
  const t = useEditorTexts();
  const { language } = useFormat();
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const range = new Intl.DateTimeFormat(language, {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: 'UTC',
  });
  const [first, last] = [new Date(dates[0] ?? day), new Date(dates.at(-1) ?? day)];
  const go = (by: number) => onDay(rangeAfter(view, day, by));
  return (
    <div className={styles.toolbar}>
      <div className={styles.steps}>
        <IconButton
          label={t('qr-code-scheduler.calendar.earlier')}
          icon={<ArrowLeftOutlined className={styles.arrow ?? ''} />}
          onClick={() => go(-1)}
        />
        <IconButton
          label={t('qr-code-scheduler.calendar.later')}
          icon={<ArrowRightOutlined className={styles.arrow ?? ''} />}
          onClick={() => go(1)}
        />
        <Button kind="quiet" disabled={dates.includes(today) && day === today} onClick={() => onDay(today)}>
          {t('qr-code-scheduler.calendar.today')}
        </Button>
      </div>
      <h3 className={styles.range} aria-live="polite">
        {view === 'month' ? month.format(new Date(day)) : range.formatRange(first, last)}
      </h3>
      {choice}
    </div>
  );
}
