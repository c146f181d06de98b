import type { CSSProperties } from 'react';
import type { CalendarBlock } from './calendar-blocks';
import { hueOf } from './calendar-names';
import styles from './entry.module.css';
import type { BlockWords } from './use-block-words';
import type { useMoving } from './use-moving';

/** What all entries of a view share. */
export interface EntryProps {
  blockWords: BlockWords;
  moves: ReturnType<typeof useMoving>;
  /** Of what has the focus or was pressed. */
  shownId: string;
  instructionsId: string;
  canMove: (id: string) => boolean;
  /** What is said of where it would go. */
  goesTo: string;
  view: 'week' | 'month';
  onShow: (id: string) => void;
}

/** What a code leads to for some time; while it is held, a shadow of it stands where it would go. */
export function EntryButton({ block, ...entry }: EntryProps & { block: CalendarBlock }) {
  const { blockWords, moves, shownId, instructionsId, canMove, goesTo, view, onShow } = entry;
  const { ruleId } = block;
  const { moving } = moves;
  const isHeld = moving?.id === block.id;
  const place = ruleId === null ? null : blockWords.placeOf(ruleId);
  const isMovable = canMove(block.id);
  const style = {
    ...(place !== null && { '--hue': hueOf(place) }),
    ...(isHeld && { '--days': moving.days, '--minutes': moving.minutes }),
  } as CSSProperties;
  return (
    <button
      type="button"
      className={styles.entry}
      data-view={view}
      style={style}
      data-kind={ruleId === null ? 'gap' : 'rule'}
      data-shown={shownId === block.id}
      data-held={isHeld}
      data-movable={isMovable}
      aria-label={[blockWords.nameOf(block), blockWords.outrankedOf(block)].filter(Boolean).join(' ')}
      {...(isMovable && { 'aria-describedby': instructionsId })}
      onFocus={() => onShow(block.id)}
      onClick={() => onShow(block.id)}
      {...moves.handlersOf(block.id)}
    >
      {isHeld && <span className={styles.shadow}>{goesTo}</span>}
      <span className={styles.entryName}>
        {place !== null && <span className={styles.rank}>{place + 1}</span>}
        {block.outranked.length > 0 && <span className={styles.more}>+{block.outranked.length}</span>}
        {blockWords.titleOf(block)}
      </span>
      <span className={styles.entryTime}>{blockWords.timeOf(block)}</span>
    </button>
  );
}
