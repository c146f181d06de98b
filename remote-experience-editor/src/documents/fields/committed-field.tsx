import { LabelledField, TextArea, TextField } from '@vitrine/shared/ui';
import { useId, useState } from 'react';
import styles from '../documents.module.css';
import { placed } from '../page/place';
import { useTypedPlace } from '../store/typed-places';
import { useField } from './edited-document';

interface CommittedFieldProps {
  label: string;
  help?: string;
  /** What is shown, where it is not the text that is there. */
  value?: string;
  placeholder?: string;
  /** The contract's, when left out. */
  maxLength?: number;
  multiline?: boolean;
  /** Of one line: texts that are offered beside what may be typed. */
  suggestions?: string[];
  /** Of one line: what a keyboard on a screen offers. */
  inputMode?: 'decimal' | 'url';
  /** What is wrong with a text, in words; it then stays as it is typed and is not taken. */
  problemIn?: (text: string) => string | null;
  /** What is written; the text without the spaces around it when left out. */
  read?: (text: string) => unknown;
  /** What is done with it instead. */
  onCommit?: (text: string) => void;
  /** JSON pointer of what is written here: findings lead to it. */
  at: string;
}

/** Text that is read as a whole once people leave the field: a path, a list. While they type it stays as they type it. */
export function CommittedField(props: CommittedFieldProps) {
  const { label, help, multiline = false, problemIn, inputMode, at, placeholder, suggestions } = props;
  const field = useField<string>(at);
  const { read = (text) => text.trim(), onCommit = (text) => field.write(read(text)) } = props;
  const { value = field.value ?? '', maxLength = field.maxLength } = props;
  const [typed, setTyped] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const suggestionsId = useId();
  const [former, setFormer] = useState(value);
  if (former !== value) {
    // Undo or a colleague changed it. What stands here half typed is the person's: once the field is left, the two are told apart.
    setFormer(value);
    if (typed === former) setTyped(value);
  }
  useTypedPlace(at, typed !== value);
  const type = (text: string) => {
    setTyped(text);
    // It goes as soon as it is mended, and comes only when the field is left.
    if (problem) setProblem(problemIn?.(text) ?? null);
  };
  const shared = {
    ...(placeholder && { placeholder }),
    ...(maxLength !== undefined && { maxLength }),
    disabled: field.readOnly,
    ...(problem && { status: 'error' as const, 'aria-invalid': true, 'aria-errormessage': problemId }),
    value: typed,
    onBlur: () => {
      if (typed === value) return setProblem(null);
      const found = problemIn?.(typed) ?? null;
      setProblem(found);
      if (found !== null) return;
      onCommit(typed);
      // As if untouched, so that it becomes what is kept. Should it come to the same, the field shows it as it is kept.
      setTyped(value);
    },
  };
  return (
    <div {...placed(at)}>
      <LabelledField label={label} {...(help ? { help } : {})}>
        {multiline ? (
          <TextArea {...shared} onChange={type} />
        ) : (
          <TextField
            {...shared}
            {...(inputMode && { inputMode })}
            {...(suggestions && { list: suggestionsId })}
            onChange={(text) => type(text ?? '')}
          />
        )}
      </LabelledField>
      {suggestions && (
        <datalist id={suggestionsId}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      {problem && (
        <span id={problemId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
