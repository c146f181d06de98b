import { inOrder, type VaultQuestion } from '@vitrine/shared/contract';
import type { ReactNode } from 'react';
import { useWords } from '../../documents/fields/use-words';
import { useEditorTexts } from '../../texts/texts';
import { Choices, Matrix, Pictures, Ranking } from './preview-choices';
import { Scale } from './preview-scale';
import styles from './question-preview.module.css';

/** A question as visitors meet it. It can be tried; nothing is kept. */
export function QuestionPreview({ question }: { question: VaultQuestion }) {
  const t = useEditorTexts();
  const words = useWords();
  const help = words(question.help, '');
  const text = words(question.text, t('question-vault.preview.untitled'));
  return (
    <fieldset className={styles.preview} key={question.type}>
      <legend>
        {text}
        {question.required && <em> · {t('question-vault.preview.required')}</em>}
      </legend>
      {help && <p className={styles.help}>{help}</p>}
      {answerOf(question, text)}
    </fieldset>
  );
}

function answerOf(question: VaultQuestion, name: string): ReactNode {
  const options = inOrder(question.options);
  switch (question.type) {
    case 'single':
      return <Choices options={options} several={false} />;
    case 'multiple':
      return <Choices options={options} several />;
    case 'picture':
      return <Pictures options={options} several={(question.selection.max ?? 1) > 1} />;
    case 'ranking':
      return <Ranking options={options} />;
    case 'matrix':
      return <Matrix options={options} rows={inOrder(question.rows)} />;
    case 'rating':
      return <Scale {...question.scale} />;
    case 'nps':
      return <Scale from={0} to={10} method="nps" />;
    case 'csat':
      return <Scale from={1} to={5} method="csat" />;
    case 'ces':
      return <Scale from={1} to={7} method="ces" />;
    case 'number':
      return <NumberInput question={question} name={name} />;
    case 'date':
      return <input type="date" aria-label={name} min={question.date.earliest} max={question.date.latest} />;
    case 'short-text':
      return <input type="text" aria-label={name} maxLength={question.longestAnswer} />;
    case 'long-text':
      return <textarea rows={4} aria-label={name} maxLength={question.longestAnswer} />;
    case 'consent':
      return <Consent />;
  }
}

function NumberInput({ question: { number }, name }: { question: VaultQuestion; name: string }) {
  const words = useWords();
  const unit = words(number.unit ?? {}, '');
  return (
    <span className={styles.number}>
      <input type="number" aria-label={name} min={number.min} max={number.max} step={number.step ?? 'any'} />
      {unit}
    </span>
  );
}

function Consent() {
  const t = useEditorTexts();
  return (
    <label className={styles.choice}>
      <input type="checkbox" />
      <span>{t('question-vault.preview.agree')}</span>
    </label>
  );
}
