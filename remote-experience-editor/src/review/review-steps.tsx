import type { PublishReview } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import styles from './review.module.css';

/** Who asked for the review and what was decided since, with their words. */
export function ReviewSteps({ review: { asked, decided, state } }: { review: PublishReview }) {
  const t = useEditorTexts();
  const format = useFormat();
  if (!asked) return null;
  const values = (step: NonNullable<PublishReview['asked']>) => ({
    name: step.by.name ?? t('documents.history.someone'),
    at: format.dateTime(step.at),
  });
  return (
    <ol className={styles.steps} aria-label={t('review.steps')}>
      <li>
        <p>{t('review.askedBy', values(asked))}</p>
        <Words text={asked.note} />
      </li>
      {decided && (
        <li>
          <p>{t(state === 'changes-asked' ? 'review.refusedBy' : 'review.approvedBy', values(decided))}</p>
          <Words text={decided.note} />
        </li>
      )}
    </ol>
  );
}

function Words({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <blockquote className={styles.words} dir="auto">
      {text}
    </blockquote>
  );
}
