import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { decorative } from '../marks/decorative';
import { VisuallyHidden } from '../page/visually-hidden';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: { value: Value; label: string; icon?: ReactNode; iconOnly?: boolean }[];
  value: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** One of a few, all visible: light or dark, cards or table. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  disabled = false,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Segmented<Value>
      className={styles.choice ?? ''}
      aria-label={label}
      options={options.map(({ iconOnly, label: text, icon, ...option }) => ({
        ...option,
        className: iconOnly ? (styles.iconOnly ?? '') : '',
        icon: decorative(icon),
        label: iconOnly ? <VisuallyHidden>{text}</VisuallyHidden> : text,
        tooltip: iconOnly ? text : '',
      }))}
      value={value}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
