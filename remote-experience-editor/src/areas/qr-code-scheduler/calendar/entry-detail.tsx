import type { ReactNode } from 'react';
import type { ScheduleWords } from '../../../schedules/schedule-words';
import { useEditorTexts } from '../../../texts/texts';
import styles from './calendar.module.css';
import type { CalendarBlock } from './calendar-blocks';
import type { BlockWords } from './use-block-words';

interface EntryDetailProps {
  block: CalendarBlock | undefined;
  blockWords: BlockWords;
  words: ScheduleWords;
  /** What can be done with it. */
  children: ReactNode;
}

/** What the entry that was pressed leads to, and what it outranks. */
export function EntryDetail({ block, blockWords, words, children }: EntryDetailProps) {
  const t = useEditorTexts();
  if (!block) return <p className={styles.detail}>{t('qr-code-scheduler.calendar.hint')}</p>;
  const target = blockWords.targetOf(block);
  return (
    <div className={styles.detail}>
      <p>
        <strong>
          <bdi>{blockWords.titleOf(block)}</bdi>
        </strong>
        <span>
          {words.date(block.date)}, {blockWords.timeOf(block)}
        </span>
        {target && <span>{t('qr-code-scheduler.calendar.leadsTo', { target })}</span>}
        {block.outranked.length > 0 && <span>{blockWords.outrankedOf(block)}</span>}
      </p>
      {children}
    </div>
  );
}
