import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../language/language';
import asking from '../questions/asking.module.css';
import inputs from '../questions/inputs/inputs.module.css';
import { refusalIn } from '../questions/refusal-in';
import { tokenTexts } from './token-texts';
import styles from './tokens.module.css';
import type { HeldToken } from './use-token';

/** Twelve characters, with the spaces or dashes that people type between them. */
const longest = 24;

/** Says that a code is needed, and takes one that is typed from a card. */
export function TokenForm({ token }: { token: HeldToken }) {
  const [texts, textsMark] = useTexts(tokenTexts);
  const { brought, isAsking, redeem, refusal } = token;
  const [code, setCode] = useState(brought);
  const fieldId = useId();
  const whyId = useId();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() && !isAsking) void redeem(code);
  };
  return (
    <form className={styles.entry} onSubmit={onSubmit} {...textsMark}>
      <p>{texts.needed}</p>
      <label htmlFor={fieldId}>{texts.code}</label>
      <input
        id={fieldId}
        type="text"
        className={inputs.field}
        value={code}
        maxLength={longest}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={refusal ? whyId : undefined}
        aria-invalid={refusal !== null}
        onChange={({ target }) => setCode(target.value)}
      />
      {refusal && (
        <p id={whyId} className={asking.refusal} role="alert">
          {refusalIn(texts.refused, refusal)}
        </p>
      )}
      <button type="submit" className={styles.use} aria-busy={isAsking}>
        {isAsking ? texts.checking : texts.use}
      </button>
    </form>
  );
}
