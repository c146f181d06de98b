import type { AnswerOption, VaultQuestion } from '@vitrine/shared/contract';
import { useId } from 'react';
import { useWords } from '../../documents/fields/use-words';
import { useEditorTexts } from '../../texts/texts';
import styles from './question-preview.module.css';

type Options = [id: string, option: AnswerOption][];
type Rows = [id: string, row: VaultQuestion['rows'][string]][];

function useLabels() {
  const t = useEditorTexts();
  const words = useWords();
  return ({ label, other }: Pick<AnswerOption, 'label' | 'other'>) =>
    words(label, t(other ? 'question-vault.preview.other' : 'question-vault.preview.option'));
}

export function Choices({ options, several }: { options: Options; several: boolean }) {
  const name = useId();
  const labelOf = useLabels();
  return options.map(([id, option]) => (
    <label key={id} className={styles.choice}>
      <input type={several ? 'checkbox' : 'radio'} name={name} />
      {option.colour && <span className={styles.swatch} style={{ background: option.colour }} />}
      <span dir="auto">{labelOf(option)}</span>
    </label>
  ));
}

export function Pictures({ options, several }: { options: Options; several: boolean }) {
  const name = useId();
  const labelOf = useLabels();
  return (
    <div className={styles.pictures}>
      {options.map(([id, option]) => (
        <label key={id} className={styles.picture}>
          <span
            className={styles.placeholder}
            {...(option.colour ? { style: { background: option.colour } } : {})}
          />
          <span>
            <input type={several ? 'checkbox' : 'radio'} name={name} /> {labelOf(option)}
          </span>
        </label>
      ))}
    </div>
  );
}

export function Ranking({ options }: { options: Options }) {
  const t = useEditorTexts();
  const labelOf = useLabels();
  return options.map(([id, option], index) => (
    <label key={id} className={styles.choice}>
      <select
        aria-label={t('question-vault.preview.rank', { name: labelOf(option) })}
        defaultValue={index + 1}
      >
        {options.map(([other], place) => (
          <option key={other}>{place + 1}</option>
        ))}
      </select>
      <span dir="auto">{labelOf(option)}</span>
    </label>
  ));
}

export function Matrix({ options, rows }: { options: Options; rows: Rows }) {
  const t = useEditorTexts();
  const words = useWords();
  const labelOf = useLabels();
  const name = useId();
  return (
    <div className={styles.scrolling}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <td />
            {options.map(([id, option]) => (
              <th key={id} scope="col" dir="auto">
                {labelOf(option)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([rowId, { label }], index) => {
            const row = words(label, t('questions.row', { number: index + 1 }));
            return (
              <tr key={rowId}>
                <th scope="row" dir="auto">
                  {row}
                </th>
                {options.map(([id, option]) => (
                  <td key={id}>
                    <input type="radio" name={`${name}-${rowId}`} aria-label={`${row}: ${labelOf(option)}`} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
