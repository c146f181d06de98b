import { TextField } from '@vitrine/shared/ui';
import { useState } from 'react';

interface TagsFieldProps {
  /** Of the form. */
  id?: string;
  value?: string[];
  onChange?: (tags: string[]) => void;
}

/** A field of a form: tags, parted by commas. */
export function TagsField({ id, value = [], onChange }: TagsFieldProps) {
  const [text, setText] = useState(() => value.join(', '));
  return (
    <TextField
      {...(id ? { id } : {})}
      value={text}
      onChange={(given) => {
        const next = given ?? '';
        setText(next);
        onChange?.(tagsIn(next));
      }}
    />
  );
}

/** Each once, in the order in which they were written. */
const tagsIn = (text: string) => [
  ...new Set(
    text
      .split(/[,،]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
