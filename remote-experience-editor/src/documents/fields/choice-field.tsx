import { Choice } from '@vitrine/shared/ui';
import type { ComponentProps } from 'react';
import styles from '../documents.module.css';
import { placed } from '../page/place';
import { useField } from './edited-document';

interface ChoiceFieldProps<Value extends string>
  extends Pick<ComponentProps<typeof Choice<Value>>, 'label' | 'options'> {
  /** JSON pointer of what is chosen here: findings lead to it. */
  at: string;
  help?: string;
  /** The label is read out only; the place says what it is. */
  labelHidden?: boolean;
}

/** One of a few, all visible, at a place of the open document. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { at, help, labelHidden = false, label, options } = props;
  const { readOnly, value, write } = useField<Value>(at);
  return (
    <div className={styles.choice} {...placed(at)}>
      {!labelHidden && <span>{label}</span>}
      <Choice label={label} options={options} value={value as Value} disabled={readOnly} onChange={write} />
      {help && <p>{help}</p>}
    </div>
  );
}
