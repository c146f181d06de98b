import { Button, Dialog, LabelledField, TextArea, useFormat } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import styles from './lists.module.css';
import type { Pasted } from './pasted-lines';

interface PasteDialogProps<Entry> {
  read: (text: string) => Pasted<Entry>;
  /** What becomes of the cells of a line, where it has several. */
  help?: string | undefined;
  /** So many more have room. */
  room: number;
  /** What was pasted already, elsewhere. */
  pasted: string;
  onPaste: (entries: Entry[]) => void;
  onClose: () => void;
}

/** Entries from a list, one a line. */
export function PasteDialog<Entry>({ read, help, room, pasted, onPaste, onClose }: PasteDialogProps<Entry>) {
  const t = useEditorTexts();
  const format = useFormat();
  const { language } = useExperience();
  const [text, setText] = useState(pasted);
  const { entries, tooLong } = read(text);
  const complaint =
    tooLong.length > 0
      ? t('lists.paste.tooLong', { lines: tooLong.map((line) => format.number(line)).join(', ') })
      : entries.length > room
        ? t('lists.paste.tooMany', { count: room })
        : '';
  return (
    <Dialog
      open
      title={t('lists.paste.title')}
      onClose={onClose}
      action={
        <Button
          kind="primary"
          disabled={entries.length === 0 || complaint !== ''}
          onClick={() => onPaste(entries)}
        >
          {t('lists.paste.add', { count: entries.length })}
        </Button>
      }
    >
      <LabelledField label={t('lists.paste.label')} {...(help && { help })}>
        <TextArea value={text} onChange={setText} autoFocus lang={language} />
      </LabelledField>
      {complaint && (
        <p className={styles.warning} role="alert">
          {complaint}
        </p>
      )}
    </Dialog>
  );
}
