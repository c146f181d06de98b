import { LabelledField } from '@vitrine/shared/ui';
import { cloneElement, type ReactElement } from 'react';
import { placed } from '../page/place';
import { useField } from './edited-document';

/** What a control is given; what it says itself goes before. */
interface ControlProps {
  id?: string;
  value?: unknown;
  maxLength?: number | undefined;
  disabled?: boolean;
  onChange?: (value: never) => void;
}

interface FieldProps {
  /** JSON pointer of what is written here: findings lead to it. */
  at: string;
  /** None of a control that has its own. */
  label?: string;
  help?: string;
  children: ReactElement<ControlProps>;
}

/** One control for what is at a place of the open document. */
export function Field({ at, label, help, children }: FieldProps) {
  const { maxLength, readOnly, value, write } = useField(at);
  const control = cloneElement(children, {
    value,
    onChange: write,
    ...(maxLength !== undefined && { maxLength }),
    ...children.props,
    disabled: readOnly || children.props.disabled === true,
  });
  return (
    <div {...placed(at)}>
      {label === undefined ? (
        control
      ) : (
        <LabelledField label={label} {...(help ? { help } : {})}>
          {control}
        </LabelledField>
      )}
    </div>
  );
}
