import type { ManifestPart } from '@vitrine/shared/contract';
import { useEffect, useRef } from 'react';
import controls from '../controls/controls.module.css';
import { useLanguage } from '../language/language';
import styles from './dock.module.css';
import type { StagePanel } from './panels';
import { PartName } from './part-name';
import { openerId } from './use-focus-back';

/** More ways than these would keep what can be opened out of sight: they become one list. */
const mostButtons = 6;

interface DockProps {
  /** What may fill the page, and what does. */
  views: ManifestPart[];
  view: ManifestPart | undefined;
  panels: StagePanel[];
  /** Of the panel that is open. */
  openKey: string | null;
  onLeave: () => void;
  onView: (id: ManifestPart['documentId']) => void;
  onOpen: (panel: StagePanel) => void;
}

/** Thumb-reachable at the bottom: where to go and what to open. */
export function Dock({ views, view, panels, openKey, onLeave, onView, onOpen }: DockProps) {
  const { texts, textsMark } = useLanguage();
  const row = useRef<HTMLElement>(null);
  const viewId = view?.documentId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: which of many is shown now
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current="true"]');
    current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [viewId]);
  return (
    <nav ref={row} className={styles.dock} aria-label={texts.menu}>
      <button
        type="button"
        onClick={onLeave}
        className={styles.leave}
        aria-label={texts.leave}
        {...textsMark}
      >
        <svg viewBox="0 0 24 24" className={controls.icon} aria-hidden="true">
          <path d="M14 6l-6 6 6 6" />
        </svg>
      </button>
      {views.length > mostButtons ? (
        <ViewList views={views} view={view} onView={onView} />
      ) : (
        views.length > 1 &&
        views.map((part) => (
          <button
            key={part.hash}
            type="button"
            aria-current={part === view}
            onClick={() => onView(part.documentId)}
          >
            <PartName {...part} />
          </button>
        ))
      )}
      {panels.map((panel) => (
        <button
          key={panel.key}
          id={openerId(panel.key)}
          type="button"
          className={styles.panel}
          aria-expanded={panel.key === openKey}
          onClick={() => onOpen(panel)}
        >
          <PartName area={panel.area} title={panel.title} />
        </button>
      ))}
    </nav>
  );
}

function ViewList({ views, view, onView }: Pick<DockProps, 'views' | 'view' | 'onView'>) {
  const { say } = useLanguage();
  return (
    <label className={styles.views}>
      <span>{view && <PartName area={view.area} title={{}} />}</span>
      <select value={view?.documentId ?? ''} onChange={({ target }) => onView(target.value)}>
        {views.map(({ documentId, hash, title }, index) => (
          <option key={hash} value={documentId ?? ''}>
            {say(title) || index + 1}
          </option>
        ))}
      </select>
    </label>
  );
}
