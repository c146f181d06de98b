import { hoursSpan } from '@vitrine/shared/contract';
import type { Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { Button, Choice, Dialog } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../../common/common.module.css';
import { aDate, CheckedField } from '../../../schedules/checked-field';
import { type MovedTo, movedOccurrence, movedSeries } from '../../../schedules/moved-occurrence';
import { type OccurrenceSpan, wholeDay } from '../../../schedules/occurrences-on';
import type { ScheduleWords } from '../../../schedules/schedule-words';
import { sentenceOf } from '../../../schedules/sentence-of';
import { useEditorTexts } from '../../../texts/texts';

/** What is to be moved, and where to. */
export interface Move {
  ruleId: string;
  held: OccurrenceSpan;
  to: MovedTo;
}

interface MoveDialogProps {
  move: Move;
  times: Schedule;
  words: ScheduleWords;
  onMove: (times: Schedule) => void;
  onClose: () => void;
}

/** Asks whether only this day goes elsewhere, or the whole series, and says what the rule then is. */
export function MoveDialog({ move, times, words, onMove, onClose }: MoveDialogProps) {
  const t = useEditorTexts();
  const [to, setTo] = useState(move.to);
  const [isSeries, setSeries] = useState(false);
  const { occurrence } = move.held;
  const only = movedOccurrence(times, move.held, to);
  const all = movedSeries(times, move.held, to);
  const after = isSeries ? all : only;
  const isWholeDay = JSON.stringify(occurrence.hours) === JSON.stringify(wholeDay);
  const isOutside =
    after !== null &&
    ((after.opensAt ?? '') > `${to.date}T24:00` || (after.closesAt ?? '9999') < `${to.date}T${to.from}`);
  return (
    <Dialog
      open
      title={t('qr-code-scheduler.calendar.moving.title', { date: words.date(occurrence.date) })}
      onClose={onClose}
      action={
        <Button
          kind="primary"
          disabled={after === null || after === times}
          onClick={() => after && onMove(after)}
        >
          {t('qr-code-scheduler.calendar.move')}
        </Button>
      }
    >
      <div className={common.dialog}>
        <div className={common.pair}>
          <CheckedField
            type="date"
            label={t('qr-code-scheduler.calendar.moving.date')}
            shape={aDate}
            value={to.date}
            disabled={false}
            onChange={(date) => setTo({ ...to, date })}
          />
          {!isWholeDay && (
            <CheckedField
              type="time"
              label={t('qr-code-scheduler.calendar.moving.from')}
              shape={hoursSpan.shape.from}
              value={to.from}
              disabled={false}
              onChange={(from) => setTo({ ...to, from })}
            />
          )}
        </div>
        {(all || isSeries) && (
          <Choice
            label={t('qr-code-scheduler.calendar.moving.what')}
            options={[
              { value: 'only', label: t('qr-code-scheduler.calendar.moving.only') },
              { value: 'all', label: t('qr-code-scheduler.calendar.moving.all') },
            ]}
            value={isSeries ? 'all' : 'only'}
            onChange={(what) => setSeries(what === 'all')}
          />
        )}
        {!all && <p className={common.hint}>{t('qr-code-scheduler.calendar.moving.onlyThis')}</p>}
        {!only && !isSeries && <p className={common.warning}>{t('schedules.exceptions.full')}</p>}
        {isOutside && (
          <p className={common.warning} role="alert">
            {t('qr-code-scheduler.calendar.moving.outside')}
          </p>
        )}
        {after && (
          <p aria-live="polite">
            {t('qr-code-scheduler.calendar.moving.after', { sentence: sentenceOf(after, words) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
