import type { InputProps } from './asked-input';
import styles from './further-inputs.module.css';

/**
 * Every row is answered with one of the same options. Rows stand one below the other with their options inside, and no
 * table: on a phone of 360 px, and in the panel of a wide screen, its columns would not fit.
 */
export function MatrixInput({ question, answer, onAnswer, say }: InputProps) {
  const { id: name, options = [], rows = [] } = question;
  const answered = answer && 'rows' in answer ? answer.rows : {};
  return (
    <div className={styles.rows}>
      {rows.map(({ id: row, label }) => (
        <fieldset key={row} className={styles.row} data-unanswered={!answered[row]}>
          <legend>{say(label)}</legend>
          {options.map((option) => (
            <label key={option.id} className={styles.cell} data-chosen={answered[row] === option.id}>
              <input
                type="radio"
                name={`${name} ${row}`}
                checked={answered[row] === option.id}
                onChange={() => onAnswer({ rows: { ...answered, [row]: option.id } })}
              />
              <span>{say(option.label)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
