import type { Command } from '@vitrine/shared/host';
import { Dialog, ErrorState, Skeleton, TextField } from '@vitrine/shared/ui';
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useParams } from 'react-router-dom';
import styles from './palette.module.css';
import { useFrameTexts } from './texts/use-frame-texts';
import { usePaletteResults } from './use-palette-results';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
  /** Opens the overview of shortcuts. */
  onShortcuts: () => void;
}

/** ⌘K or Ctrl+K: any brand, store, experience, document and page, and whatever can be done from here. */
export function Palette({ open, onClose, onShortcuts }: PaletteProps) {
  const t = useFrameTexts();
  const chosen = useRef<Command>(null);
  const run = () => {
    chosen.current?.run();
    chosen.current = null;
  };
  return (
    // What is chosen may open a window, from which the palette's end would take the focus.
    <Dialog open={open} title={t('palette.title')} onClose={onClose} onClosed={run} width={560}>
      {open && (
        <PaletteSearch
          onChoose={(command) => {
            chosen.current = command;
            onClose();
          }}
          onShortcuts={onShortcuts}
        />
      )}
    </Dialog>
  );
}

interface PaletteSearchProps {
  onChoose: (command: Command) => void;
  onShortcuts: () => void;
}

function PaletteSearch({ onChoose, onShortcuts }: PaletteSearchProps) {
  const t = useFrameTexts();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState(0);
  const [entered, setEntered] = useState(false);
  const { brandId } = useParams();
  const asked = useDeferredValue(typed.trim());
  const { results, error, isLoading, retry } = usePaletteResults(asked, brandId, onShortcuts);
  const chosen = Math.min(selected, results.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const choose = (command: Command | undefined) => command && onChoose(command);

  // Who types fast presses Enter before the list shows what was typed: it waits, or the wrong thing would be done.
  const isSettled = asked === typed.trim() && !isLoading;
  const chooseEntered = useEffectEvent(() => {
    setEntered(false);
    choose(results[chosen]);
  });
  useEffect(() => {
    if (entered && isSettled) chooseEntered();
  }, [entered, isSettled]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setSelected((chosen + step + results.length) % Math.max(1, results.length));
    } else if (event.key === 'Enter') setEntered(true);
  };

  return (
    <div className={styles.palette}>
      <TextField
        autoFocus
        aria-label={t('palette.title')}
        placeholder={t('palette.placeholder')}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={results[chosen] ? `${listId}-${chosen}` : undefined}
        maxLength={120}
        value={typed}
        onChange={(text) => {
          setTyped(text ?? '');
          setSelected(0);
          setEntered(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={listId} role="listbox" aria-label={t('palette.results')} className={styles.results}>
        {results.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above holds the focus and the keys
          <div
            key={command.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.result}
            onClick={() => choose(command)}
            // Not when it enters: under a pointer that rests, results come and go while somebody types.
            onMouseMove={() => setSelected(index)}
          >
            <span className={styles.lead} aria-hidden="true">
              {command.lead}
            </span>
            <span className={styles.label} dir="auto">
              {command.label}
            </span>
            <span className={styles.about}>{command.about}</span>
          </div>
        ))}
      </div>
      {isLoading && <Skeleton shape="rows" count={2} />}
      {error && <ErrorState error={error} onRetry={retry} />}
      {!isLoading && !error && results.length === 0 && (
        <p className={styles.nothing}>{t('palette.nothing')}</p>
      )}
    </div>
  );
}
