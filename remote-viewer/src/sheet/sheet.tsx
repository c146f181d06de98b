import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { takeFocus } from '../browser/take-focus';
import { ShareButton } from '../controls/share-button';
import { useLanguage } from '../language/language';
import styles from './sheet.module.css';
import { type SheetHeight, useSheetLayout } from './sheet-layout';
import { useSheetHeight } from './use-sheet-height';

interface SheetProps {
  title: ReactNode;
  /** Which panel is in it: each takes the focus. */
  panel: string;
  /** Which of its things is shown: each starts at its top. */
  item: string | null;
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  /** The rest of the page is out of reach. */
  isModal: boolean;
  /** How what is shared from here is called; null: nothing is. */
  share: string | null;
  /** From one thing to the list that it is of; undefined: it is of none. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** What opens a software keyboard, over as much of a phone as a sheet has. */
const writtenInto = 'textarea, input:not([type=radio], [type=checkbox])';

/** What is open: slides up on phones, to three heights; stands at the side of wide and of low screens. */
export function Sheet(props: SheetProps) {
  const { title, panel, item, height, onHeight, isModal, share, onBack, onClose, children } = props;
  const { texts, textsMark } = useLanguage();
  const sheet = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { isBeside, shares } = useSheetLayout();
  const { handle, header, held } = useSheetHeight({ sheet, height, shares, onHeight, onClose });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each thing from its top
  useEffect(() => {
    if (content.current) content.current.scrollTop = 0;
  }, [panel, item]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each panel takes it, the first and the next
  useEffect(() => takeFocus(sheet.current), [panel]);

  const close = useEffectEvent((event: KeyboardEvent) => {
    // What is open inside it has been closed by it.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, []);

  return (
    <section
      ref={sheet}
      className={styles.sheet}
      role="dialog"
      aria-modal={isModal || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-height={height}
      data-beside={isBeside || undefined}
      data-held={held !== null || undefined}
      onFocus={({ target }) => !isBeside && target.matches(writtenInto) && onHeight('full')}
      style={isBeside ? undefined : { height: `${(held ?? shares[height]) * 100}%` }}
    >
      <header className={styles.header} {...(isBeside ? {} : header)}>
        <button
          type="button"
          className={styles.handle}
          aria-label={height === 'full' ? texts.lower : texts.taller}
          {...textsMark}
          {...handle}
        />
        {onBack && (
          <button
            type="button"
            className={styles.control}
            onClick={onBack}
            aria-label={texts.back}
            {...textsMark}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.towardsStart}>
              <path d="M14 6l-6 6 6 6" />
            </svg>
          </button>
        )}
        <h2 id={titleId}>{title}</h2>
        {share !== null && isModal && <ShareButton title={share} className={styles.control} />}
        <button
          type="button"
          className={styles.control}
          onClick={onClose}
          aria-label={texts.close}
          {...textsMark}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </header>
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </section>
  );
}
