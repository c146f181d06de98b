import { TextField } from '@vitrine/shared/ui';
import { useId, useState } from 'react';
import { placed } from '../../documents/page/place';
import { useTypedPlace } from '../../documents/store/typed-places';
import { useEditorTexts } from '../../texts/texts';
import { readTime, writtenTime } from './typed-time';
import styles from './videos.module.css';

interface TimeFieldProps {
  /** For screen readers: "Start of caption 3". */
  label: string;
  ms: number;
  disabled: boolean;
  onChange: (ms: number) => void;
  /** JSON pointer of the moment. */
  at: string;
}

/** A moment of the film, as 1:23.5; it counts when the field is left or Enter is pressed. */
export function TimeField({ label, ms, disabled, onChange, at }: TimeFieldProps) {
  const t = useEditorTexts();
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [former, setFormer] = useState(ms);
  if (former !== ms) {
    // Undo, the player or a colleague changed it. What is half typed stays: once the field is left, the two are told apart.
    setFormer(ms);
    if (typed === writtenTime(former)) setTyped(null);
  }
  useTypedPlace(at, typed !== null);
  const read = typed === null ? ms : readTime(typed);
  const isWrong = read === null;
  const take = () => {
    if (read === null) return;
    setTyped(null);
    if (read !== ms) onChange(read);
  };
  return (
    <div className={styles.time} {...placed(at)}>
      <TextField
        label={label}
        inputMode="numeric"
        disabled={disabled}
        value={typed ?? writtenTime(ms)}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={(next) => setTyped(next ?? '')}
        onFocus={({ target }) => target.select()}
        onBlur={take}
        onPressEnter={take}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setTyped(null);
        }}
      />
      {isWrong && (
        <span id={errorId} className={styles.wrong}>
          {t('videos.captions.notATime')}
        </span>
      )}
    </div>
  );
}
