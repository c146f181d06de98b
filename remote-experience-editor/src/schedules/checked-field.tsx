import { recurrence } from '@vitrine/shared/contract/schedule/schedule';
import { LabelledField, TextField, useFieldMessage } from '@vitrine/shared/ui';
import { useId, useState } from 'react';
import common from '../common/common.module.css';
import styles from './schedules.module.css';

/** What of the contract's schemas is asked. */
interface Shape {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: { message: string }[] } };
}

/** Any day. */
export const aDate = recurrence.shape.until.unwrap();

interface CheckedFieldProps {
  type: 'date' | 'time';
  label: string;
  /** The label is read out only; the place says what it is. */
  labelHidden?: boolean;
  help?: string;
  value: string;
  shape: Shape;
  /** What else is wrong with it, in words. */
  problem?: string | null;
  min?: string;
  disabled: boolean;
  /** Only of what the contract takes. */
  onChange: (value: string) => void;
}

/** A day or a time, which goes to the document once it is whole. What is half typed stays, and says what is missing. */
export function CheckedField(props: CheckedFieldProps) {
  const { type, label, labelHidden = false, help, value, shape, min, disabled, onChange } = props;
  const message = useFieldMessage();
  const problemId = useId();
  const [typed, setTyped] = useState(value);
  const [isLeft, setLeft] = useState(false);
  const [former, setFormer] = useState(value);
  if (former !== value) {
    setFormer(value);
    setTyped(value);
  }
  const issue = shape.safeParse(typed).error?.issues[0]?.message;
  const problem = issue === undefined ? (props.problem ?? null) : isLeft ? message(issue) : null;
  const field = (
    <TextField
      type={type}
      dir="ltr"
      {...(labelHidden && { label })}
      {...(min !== undefined && { min })}
      {...(type === 'date' && { max: '9999-12-31' })}
      {...(problem && {
        ...{ status: 'error' as const, 'aria-invalid': true },
        'aria-describedby': problemId,
      })}
      disabled={disabled}
      value={typed}
      onBlur={() => setLeft(true)}
      onChange={(next) => {
        setTyped(next ?? '');
        setLeft(false);
        if (shape.safeParse(next).success && next !== value) onChange(next ?? '');
      }}
    />
  );
  return (
    <div className={styles.checked}>
      {labelHidden ? (
        field
      ) : (
        <LabelledField label={label} {...(help ? { help } : {})}>
          {field}
        </LabelledField>
      )}
      {problem && (
        <p id={problemId} role="alert" className={common.wrong}>
          {problem}
        </p>
      )}
    </div>
  );
}
