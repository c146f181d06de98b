import { useLayoutEffect, useRef, useState } from 'react';
import choices from '../choices.module.css';
import type { InputProps } from './asked-input';
import styles from './further-inputs.module.css';
import inputs from './inputs.module.css';
import { letterAt } from './letters';

/**
 * Options in the visitor's own order. A press puts one at the end of what is ranked; those that are ranked go up and
 * down, and out again. All of it is buttons, so that a keyboard and a switch can do it.
 */
export function RankingInput({ question, answer, onAnswer, say, texts, textsMark }: InputProps) {
  const { options = [], selection } = question;
  const ranked = answer && 'ranking' in answer ? answer.ranking : [];
  const isFull = ranked.length >= (selection?.max ?? options.length);
  const around = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  /** The button that was pressed; it may be elsewhere, or gone, once the order is another. */
  const pressed = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const [id, what] = pressed.current.split(' ');
    const find = (which: string) =>
      around.current?.querySelector<HTMLElement>(`[data-option="${id}"] [data-does="${which}"]`);
    (find(what ?? '') ?? find('up') ?? find('add'))?.focus();
    pressed.current = null;
  });

  const rank = (next: string[], id: string, what: string) => {
    pressed.current = `${id} ${what}`;
    const place = next.indexOf(id) + 1;
    setSaid(place > 0 ? texts.ranking.place(nameOf(id), place, next.length) : texts.ranking.out(nameOf(id)));
    onAnswer(next.length > 0 ? { ranking: next } : undefined);
  };
  const nameOf = (id: string) => say(options.find((option) => option.id === id)?.label ?? {});
  const move = (id: string, by: -1 | 1) => {
    const from = ranked.indexOf(id);
    const to = from + by;
    const other = ranked[to];
    if (other === undefined) return;
    const next = ranked.with(to, id).with(from, other);
    rank(next, id, by < 0 ? 'up' : 'down');
  };
  /** At an end, the button stays where it is for whoever has the focus on it. */
  const mover = (id: string, by: -1 | 1, isEnd: boolean) => (
    <button
      type="button"
      className={styles.mover}
      data-does={by < 0 ? 'up' : 'down'}
      aria-disabled={isEnd}
      aria-label={by < 0 ? texts.ranking.up(nameOf(id)) : texts.ranking.down(nameOf(id))}
      onClick={() => move(id, by)}
    >
      {by < 0 ? '↑' : '↓'}
    </button>
  );

  return (
    <div ref={around} className={styles.ranking}>
      <ol className={styles.ranked}>
        {ranked.map((id, place) => (
          <li key={id} className={choices.option} data-chosen="true" data-option={id}>
            <span className={styles.place}>{place + 1}</span>
            <span className={styles.grow}>{nameOf(id)}</span>
            <span className={styles.movers} {...textsMark}>
              {mover(id, -1, place === 0)}
              {mover(id, 1, place === ranked.length - 1)}
              <button
                type="button"
                className={styles.mover}
                data-does="remove"
                aria-label={texts.ranking.remove(nameOf(id))}
                onClick={() =>
                  rank(
                    ranked.filter((one) => one !== id),
                    id,
                    'add',
                  )
                }
              >
                ×
              </button>
            </span>
          </li>
        ))}
      </ol>
      {options.map(({ id, label }, place) =>
        ranked.includes(id) ? null : (
          <div key={id} data-option={id} className={styles.unranked}>
            <button
              type="button"
              className={choices.option}
              data-does="add"
              data-key={letterAt(place)}
              aria-keyshortcuts={letterAt(place)}
              aria-disabled={isFull}
              onClick={() => !isFull && rank([...ranked, id], id, 'up')}
            >
              <span className={styles.grow}>{say(label)}</span>
              <span className={inputs.letter} aria-hidden="true">
                {letterAt(place)}
              </span>
            </button>
          </div>
        ),
      )}
      <p role="status" className={inputs.unseen} {...textsMark}>
        {said}
      </p>
    </div>
  );
}
