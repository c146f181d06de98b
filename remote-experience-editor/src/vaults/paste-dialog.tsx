import type { AnswerOption } from '@vitrine/shared/contract';
import { Button, Dialog, LabelledField, TextArea, useFormat } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { pastedOptions } from './pasted-options';
import styles from './vaults.module.css';

interface PasteDialogProps {
  /** So many more options have room. */
  room: number;
  onClose: () => void;
  onPaste: (options: Omit<AnswerOption, 'order'>[]) => void;
}

/** Options from a list, one a line. */
export function PasteDialog({ room, onClose, onPaste }: PasteDialogProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const { language } = useExperience();
  const [text, setText] = useState('');
  const { options, tooLong } = pastedOptions(text, language);
  const complaint =
    tooLong.length > 0
      ? t('vaults.paste.tooLong', { lines: tooLong.map((line) => format.number(line)).join(', ') })
      : options.length > room
        ? t('vaults.paste.tooMany', { count: room })
        : '';
  return (
    <Dialog
      open
      title={t('vaults.paste.title')}
      onClose={onClose}
      action={
        <Button
          kind="primary"
          disabled={options.length === 0 || complaint !== ''}
          onClick={() => onPaste(options)}
        >
          {t('vaults.paste.add', { count: options.length })}
        </Button>
      }
    >
      <LabelledField label={t('vaults.paste.label')} help={t('vaults.paste.help')}>
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
