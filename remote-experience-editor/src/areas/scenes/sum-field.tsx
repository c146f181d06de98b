import { TextField } from '@vitrine/shared/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import common from '../../common/common.module.css';
import { placed } from '../../documents/page/place';
import { useTypedPlace } from '../../documents/store/typed-places';
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
  /** JSON pointer of the number. */
  at: string;
}

const written = (value: number) => String(Math.round(value * 1000) / 1000);

/** A number that may be typed as a sum; it counts when the field is left or Enter is pressed. */
export function SumField(props: SumFieldProps) {
  const { label, prefix, wide = false, value, step, min, max, disabled = false, onChange, at } = props;
  const t = useEditorTexts();
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [former, setFormer] = useState(value);
  if (former !== value) {
    // Undo, a handle in the scene or a colleague changed it. What is half typed stays: once the field is left, the two are
    // told apart.
    setFormer(value);
    if (typed === written(former)) setTyped(null);
  }
  useTypedPlace(at, typed !== null);
  const result = typed === null ? value : sum(typed);
  const isWrong = result === null;
  const [refused, setRefused] = useState(false);
  const take = (next: number) => {
    setTyped(null);
    const limited = Math.min(max, Math.max(min, Math.round(next * 1000) / 1000));
    if (limited !== value) onChange(limited);
  };
  const commit = (next: number) => {
    // What it shows may be rounded: that is not typed.
    if (typed === null || typed === written(value)) setTyped(null);
    else take(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && result !== null) commit(result);
    if (event.key === 'Escape') setTyped(null);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    take((result ?? value) + (event.key === 'ArrowUp' ? step : -step));
  };
  return (
    <div className={wide ? styles.wide : undefined} {...placed(at)}>
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
          if (result === null) setTyped(null);
          else commit(result);
        }}
        onKeyDown={onKeyDown}
      />
      {(isWrong || refused) && (
        <p id={errorId} className={common.wrong}>
          {t('scenes.notANumber')}
        </p>
      )}
    </div>
  );
}
