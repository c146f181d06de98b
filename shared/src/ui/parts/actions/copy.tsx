import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useUiTexts } from '../../texts/use-ui-texts';
import { Dialog } from '../dialogs/dialog';
import { Button, IconButton } from './button';
import styles from './copy.module.css';

const confirmationMs = 2_000;

/** Copies, and says so for two seconds; `onBlocked` where the browser refuses (plain http on a local network). */
function useCopy(text: string, onBlocked: () => void) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onBlocked();
    }
  };
  return { copied, copy };
}

interface CopyProps {
  text: string;
  /** What is copied: "Copy the address of Window". */
  label: string;
}

/** Copies a text; where that is blocked, shows it to be copied by hand. */
export function CopyButton({ text, label }: CopyProps) {
  const t = useUiTexts();
  const [blocked, setBlocked] = useState(false);
  const { copied, copy } = useCopy(text, () => setBlocked(true));
  return (
    <>
      <IconButton
        label={label}
        icon={copied ? <CheckOutlined /> : <CopyOutlined />}
        onClick={() => void copy()}
      />
      <span role="status" className={styles.status}>
        {copied ? t('copied') : ''}
      </span>
      <Dialog open={blocked} title={label} onClose={() => setBlocked(false)}>
        <BlockedText text={text} label={label} />
      </Dialog>
    </>
  );
}

function BlockedText({ text, label }: CopyProps) {
  const t = useUiTexts();
  return (
    <>
      <Input autoFocus readOnly value={text} aria-label={label} onFocus={({ target }) => target.select()} />
      <p>{t('copyFailed')}</p>
    </>
  );
}

/** A text to copy, on view and selectable, with its button. */
export function CopyField({ text, label }: CopyProps) {
  const t = useUiTexts();
  const input = useRef<InputRef>(null);
  const [blocked, setBlocked] = useState(false);
  const { copied, copy } = useCopy(text, () => {
    input.current?.select();
    setBlocked(true);
  });
  return (
    <div>
      <div className={styles.field}>
        <Input
          ref={input}
          readOnly
          value={text}
          aria-label={label}
          onFocus={({ target }) => target.select()}
        />
        <Button icon={copied ? <CheckOutlined /> : <CopyOutlined />} onClick={() => void copy()}>
          {copied ? t('copied') : t('copy')}
        </Button>
      </div>
      <div role="status">{blocked ? t('copyFailed') : ''}</div>
    </div>
  );
}
