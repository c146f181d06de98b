import { LabelledField, TextArea, TextField } from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';

interface CommittedFieldProps {
  label: string;
  help?: string;
  value: string;
  maxLength: number;
  disabled: boolean;
  multiline?: boolean;
  onCommit: (text: string) => void;
}

/** Text that is read as a whole once people leave the field: a path, a list. While they type it stays as they type it. */
export function CommittedField(props: CommittedFieldProps) {
  const { label, help, value, multiline = false, onCommit, ...rest } = props;
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const shared = {
    ...rest,
    value: typed,
    onBlur: () => {
      if (typed === value) return;
      onCommit(typed);
      // Should it come to the same, the field shows it as it is kept.
      setTyped(value);
    },
  };
  return (
    <LabelledField label={label} {...(help ? { help } : {})}>
      {multiline ? (
        <TextArea {...shared} onChange={setTyped} />
      ) : (
        <TextField {...shared} onChange={(text) => setTyped(text ?? '')} />
      )}
    </LabelledField>
  );
}
