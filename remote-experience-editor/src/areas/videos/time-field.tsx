import type { VideoDocument } from '@vitrine/shared/contract';
import { TextField } from '@vitrine/shared/ui';
import { useId, useState } from 'react';
import common from '../../common/common.module.css';
import { useField } from '../../documents/fields/edited-document';
import type { Pointer } from '../../documents/fields/pointer';
import { placed } from '../../documents/page/place';
import { useTypedPlace } from '../../documents/store/typed-places';
import { useEditorTexts } from '../../texts/texts';
import { readTime, writtenTime } from './typed-time';
import styles from './videos.module.css';

interface TimeFieldProps {
  /** For screen readers: "Start of caption 3". */
  label: string;
  /** JSON pointer of the moment. */
  at: Pointer<VideoDocument, number>;
}

/** A moment of the film, as 1:23.5; it counts when the field is left or Enter is pressed. */
export function TimeField({ label, at }: TimeFieldProps) {
  const t = useEditorTexts();
  const { readOnly, value: ms = 0, write } = useField<number>(at);
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
    if (read !== ms) write(read);
  };
  return (
    <div className={styles.time} {...placed(at)}>
      <TextField
        label={label}
        inputMode="numeric"
        disabled={readOnly}
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
        <span id={errorId} className={common.wrong}>
          {t('videos.captions.notATime')}
        </span>
      )}
    </div>
  );
}
