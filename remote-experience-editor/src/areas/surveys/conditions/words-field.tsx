import { TextField } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useEditorTexts } from '../../../texts/texts';

interface WordsFieldProps {
  /** '' while none were written yet. */
  value: string;
  readOnly: boolean;
  onChange: (words: string) => void;
}

/** Words that an answer is compared with. There have to be some: the former stay until others are written. */
export function WordsField({ value, readOnly, onChange }: WordsFieldProps) {
  const t = useEditorTexts();
  const [typed, setTyped] = useState(value);
  const [former, setFormer] = useState(value);
  if (former !== value) {
    setFormer(value);
    // Undo or a colleague wrote it; one's own words may have a space at their end that is not kept.
    if (typed.trim() !== value) setTyped(value);
  }
  return (
    <TextField
      label={t('surveys.condition.words')}
      value={typed}
      maxLength={255}
      disabled={readOnly}
      onChange={(text) => {
        setTyped(text ?? '');
        const words = text?.trim();
        if (words) onChange(words);
      }}
      onBlur={() => setTyped(value)}
    />
  );
}
