import { type HoursSpan, spansADay } from '@vitrine/shared/contract';
import { CloseOutlined, IconButton, PlusOutlined, TextField, useFieldMessage } from '@vitrine/shared/ui';
import { type ReactNode, useId } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './hours-field.module.css';

/** What the contract says of one time of a day. */
export interface TimeIssue {
  span: number;
  time: string;
  message: string;
}

interface DayHoursProps {
  /** Of the day, for screen readers. */
  name: string;
  /** Stands before its hours. */
  heading: ReactNode;
  spans: HoursSpan[];
  issues: TimeIssue[];
  /** While somebody types here, half of what is there is wrong: it is said afterwards. */
  isEdited: boolean;
  onChange: (spans: HoursSpan[]) => void;
  /** Further buttons. */
  actions?: ReactNode;
}

/** The browser's field ends a day at 00:00, the contract at 24:00. */
const untilShown = (until: string) => (until === '24:00' ? '00:00' : until);
const untilMeant = (shown: string) => (shown === '00:00' ? '24:00' : shown);

/** The hours of one day: as many spans as it has, each from a time until another, and what is wrong with them. */
export function DayHours({ name, heading, spans, issues, isEdited, onChange, actions }: DayHoursProps) {
  const t = useManagerTexts();
  const message = useFieldMessage();
  const noteId = useId();
  const set = (index: number, part: Partial<HoursSpan>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...part } : span)));
  const timeProps = (span: number, time: 'from' | 'until') => {
    const isWrong = issues.some((issue) => issue.span === span && issue.time === time);
    return {
      type: 'time',
      dir: 'ltr',
      label: t(`hours.${time}`, { day: name }),
      ...(isWrong && { 'aria-invalid': true, 'aria-describedby': noteId }),
      ...(isWrong && !isEdited && { status: 'error' as const }),
    };
  };
  return (
    <li className={styles.day}>
      <div className={styles.heading}>{heading}</div>
      <div className={styles.spans}>
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A span is nothing but its place among the day's.
          <div key={index} className={styles.span}>
            <TextField
              {...timeProps(index, 'from')}
              value={span.from}
              onChange={(from) => set(index, { from: from ?? '' })}
            />
            <span aria-hidden="true">–</span>
            <TextField
              {...timeProps(index, 'until')}
              value={untilShown(span.until)}
              onChange={(until) => set(index, { until: untilMeant(until ?? '') })}
            />
            {spans.length > 1 && (
              <IconButton
                label={t('hours.removeSpan', { day: name })}
                icon={<CloseOutlined />}
                onClick={() => onChange(spans.filter((_, at) => at !== index))}
              />
            )}
          </div>
        ))}
        <div id={noteId} role="status" className={styles.wrong}>
          {!isEdited && [...new Set(issues.map((issue) => message(issue.message)))].join(' ')}
        </div>
      </div>
      <div className={styles.actions}>
        {spans.length === 0 && <span className={styles.closed}>{t('store.closed')}</span>}
        {spans.length > 0 && spans.length < spansADay && (
          <IconButton
            label={t('hours.addSpan', { day: name })}
            icon={<PlusOutlined />}
            onClick={() => onChange([...spans, { from: '', until: '' }])}
          />
        )}
        {actions}
      </div>
    </li>
  );
}
