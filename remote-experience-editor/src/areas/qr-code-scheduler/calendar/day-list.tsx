import { useFormat } from '@vitrine/shared/ui';
import type { CSSProperties } from 'react';
import { useEditorTexts } from '../../../texts/texts';
import type { CalendarBlock } from './calendar-blocks';
import { hueOf } from './calendar-names';
import styles from './day-list.module.css';
import entry from './entry.module.css';
import type { BlockWords } from './use-block-words';

interface DayListProps {
  blocks: CalendarBlock[][];
  blockWords: BlockWords;
  canMove: (id: string) => boolean;
  onMove: (block: CalendarBlock) => void;
}

/** The same as the other views, one after the other: for small screens, and to be read out. */
export function DayList({ blocks, blockWords, canMove, onMove }: DayListProps) {
  const t = useEditorTexts();
  const format = useFormat();
  return (
    <div className={styles.list}>
      {blocks.map((day) =>
        day[0] ? (
          <section key={day[0].date} aria-label={format.day(day[0].date)}>
            <h4>{format.day(day[0].date)}</h4>
            <ul>
              {day.map((block) => {
                const place = block.ruleId === null ? null : blockWords.placeOf(block.ruleId);
                const target = blockWords.targetOf(block);
                return (
                  <li
                    key={block.id}
                    className={styles.listed}
                    data-kind={place === null ? 'gap' : 'rule'}
                    style={(place === null ? {} : { '--hue': hueOf(place) }) as CSSProperties}
                  >
                    <span className={styles.listedTime}>{blockWords.timeOf(block)}</span>
                    <span className={styles.listedName}>
                      {place !== null && <span className={entry.rank}>{place + 1}</span>}
                      <bdi>{blockWords.titleOf(block)}</bdi>
                      {target && <small>{target}</small>}
                      {block.outranked.length > 0 && <small>{blockWords.outrankedOf(block)}</small>}
                    </span>
                    {canMove(block.id) && (
                      <button
                        type="button"
                        className={styles.moveLink}
                        aria-label={t('qr-code-scheduler.calendar.moveEntry', {
                          entry: blockWords.nameOf(block),
                        })}
                        onClick={() => onMove(block)}
                      >
                        {t('qr-code-scheduler.calendar.move')}
                      </button>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ) : null,
      )}
    </div>
  );
}
