import { CloseOutlined, Drawer, IconButton, useMediaQuery } from '@vitrine/shared/ui';
import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useEditorTexts } from '../texts/texts';
import styles from './side-panel.module.css';

/** Where the frame has room for panels; null while it has none. */
export const SidePanelRoom = createContext<HTMLElement | null>(null);

interface SidePanelProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** It stands there: a field in it may take the focus now. */
  onOpened?: () => void;
  children: ReactNode;
}

/** @returns whether panels stand beside the content; where there is no room, they cover it. */
export function useIsBeside(): boolean {
  const narrow = useMediaQuery('(width < 900px)');
  const room = useContext(SidePanelRoom);
  return !narrow && room !== null;
}

/** What is said about the content stands beside it, and both can be used at once; on phones it fills the window. */
export function SidePanel({ open, title, onClose, onOpened, children }: SidePanelProps) {
  const room = useContext(SidePanelRoom);
  const isBeside = useIsBeside();
  if (!isBeside || room === null)
    return (
      // Wider than any phone: there it fills the window.
      <Drawer open={open} title={title} width={480} {...(onOpened && { onOpened })} onClose={onClose}>
        {children}
      </Drawer>
    );
  if (!open) return null;
  return createPortal(
    <Panel title={title} onClose={onClose} {...(onOpened && { onOpened })}>
      {children}
    </Panel>,
    room,
  );
}

function Panel({ title, onClose, onOpened, children }: Omit<SidePanelProps, 'open'>) {
  const t = useEditorTexts();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    element?.focus();
    onOpened?.();
    return () => {
      // Who has gone elsewhere meanwhile stays there.
      const isLeft = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (isLeft && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        <IconButton label={t('frame.closePanel', { title })} icon={<CloseOutlined />} onClick={onClose} />
      </header>
      {children}
    </div>
  );
}
