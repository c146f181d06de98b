import styles from './colour-field.module.css';
import type { FieldProps } from './text-field';

interface ColourFieldProps extends FieldProps<string> {
  id?: string;
  disabled?: boolean;
}

/** A colour as #rrggbb: the browser's own field, which every system brings a good picker for. */
export function ColourField({ value = '#000000', onChange, label, ...rest }: ColourFieldProps) {
  return (
    <span className={styles.colour}>
      <input
        type="color"
        {...(label ? { 'aria-label': label } : {})}
        {...rest}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <span aria-hidden="true" dir="ltr">
        {value.toUpperCase()}
      </span>
    </span>
  );
}
