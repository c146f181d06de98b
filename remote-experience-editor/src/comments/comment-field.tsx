import { commentWrite, limits } from '@vitrine/shared/contract';
import { Button, TextArea } from '@vitrine/shared/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useEditorTexts } from '../texts/texts';
import styles from './comments.module.css';
import { focusText } from './focus-text';
import { useDraftText } from './use-draft-text';

interface CommentFieldProps {
  label: string;
  /** Under which what is not sent yet is kept. */
  keptAs: string;
  initial?: string;
  sendText: string;
  /** Rejects when it could not be sent. */
  onSend: (text: string) => Promise<unknown>;
  onSent?: () => void;
  /** Left out where the field stays. */
  onCancel?: () => void;
  autoFocus?: boolean;
  /** Stands beside the button. */
  children?: ReactNode;
}

/** Where a comment is written: what is not sent stays in it, whatever happens. */
export function CommentField(props: CommentFieldProps) {
  const {
    label,
    keptAs,
    initial = '',
    sendText,
    onSend,
    onSent,
    onCancel,
    autoFocus = false,
    children,
  } = props;
  const t = useEditorTexts();
  const draft = useDraftText(keptAs, initial);
  const { failure, sending, text } = draft;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (autoFocus) focusText(field.current);
  }, [autoFocus]);
  const isReady = commentWrite.safeParse({ text }).success && text !== initial && !sending;
  const send = async () => {
    if (isReady && (await draft.send(onSend))) onSent?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <div ref={field} className={styles.field}>
      <TextArea
        label={label}
        placeholder={label}
        value={text}
        rows={2}
        maxLength={limits.commentLength}
        aria-describedby={failure ? `${id}-failure` : `${id}-help`}
        onChange={draft.write}
        onKeyDown={onKeyDown}
      />
      {failure && (
        <p id={`${id}-failure`} role="alert" className={styles.failure}>
          {t('comments.notSent', { reason: failure })}
        </p>
      )}
      <div className={styles.send}>
        {children}
        <span id={`${id}-help`} className={styles.help}>
          {t('comments.keys')}
        </span>
        {onCancel && (
          <Button
            size="small"
            onClick={() => {
              draft.discard();
              onCancel();
            }}
          >
            {t('comments.cancel')}
          </Button>
        )}
        <Button size="small" kind="primary" disabled={!isReady} loading={sending} onClick={() => void send()}>
          {sendText}
        </Button>
      </div>
    </div>
  );
}
