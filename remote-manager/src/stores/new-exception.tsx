import { Button, TextField } from '@vitrine/shared/ui';
import { useRef, useState } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './hours-field.module.css';

/** A date that is to have hours of its own. Whoever types one and goes on has added it, with the button or without. */
export function NewException({ onAdd }: { onAdd: (date: string) => void }) {
  const t = useManagerTexts();
  const [date, setDate] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const add = () => {
    if (!field.current?.querySelector('input:valid') || !date) return;
    onAdd(date);
    setDate('');
  };
  return (
    <div ref={field} className={styles.newDate}>
      <TextField
        type="date"
        label={t('hours.date')}
        min="2000-01-01"
        max="9999-12-31"
        value={date}
        onChange={(next) => setDate(next ?? '')}
        onBlur={add}
        onPressEnter={(event) => {
          event.preventDefault();
          add();
        }}
      />
      <Button onClick={() => field.current?.querySelector('input')?.focus()}>{t('hours.addDate')}</Button>
    </div>
  );
}
