import { TextField } from '@vitrine/shared/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useEditorTexts } from '../../texts/texts';
import styles from './scenes.module.css';
import { sum } from './sum';

interface SumFieldProps {
  /** For screen readers: "Position X". */
  label: string;
  /** Shown in the field. */
  prefix: string;
  /** Takes the whole line. */
  wide?: boolean;
  value: number;
  /** What arrow up and arrow down add and take away. */
  step: number;
  min: number;
  max: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

const written = (value: number) => String(Math.round(value * 1000) / 1000);

/** A number that may be typed as a sum; it counts when the field is left or Enter is pressed. */
export function SumField(props: SumFieldProps) {
  const { label, prefix, wide = false, value, step, min, max, disabled = false, onChange } = props;
  const t = useEditorTexts();
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // Another value came in: undo, a handle in the scene, another person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was being typed belongs to the former value
  useEffect(() => setTyped(null), [value]);
  const result = typed === null ? value : sum(typed);
  const isWrong = result === null;
  const [refused, setRefused] = useState(false);
  const take = (next: number) => {
    setTyped(null);
    const limited = Math.min(max, Math.max(min, Math.round(next * 1000) / 1000));
    if (limited !== value) onChange(limited);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && result !== null) take(result);
    if (event.key === 'Escape') setTyped(null);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    take((result ?? value) + (event.key === 'ArrowUp' ? step : -step));
  };
  return (
    <div className={wide ? styles.wide : undefined}>
      <TextField
        label={label}
        prefix={<span aria-hidden="true">{prefix}</span>}
        disabled={disabled}
        value={typed ?? written(value)}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong || refused ? errorId : undefined}
        onChange={(next) => {
          setTyped(next ?? '');
          setRefused(false);
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => {
          setRefused(isWrong);
          if (typed === null || result === null) setTyped(null);
          else take(result);
        }}
        onKeyDown={onKeyDown}
      />
      {(isWrong || refused) && (
        <p id={errorId} className={styles.wrong}>
          {t('scenes.notANumber')}
        </p>
      )}
    </div>
  );
}
