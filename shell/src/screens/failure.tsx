import { texts } from '../texts';
import { Notice } from './notice';

/** Something that was to stand here could not: what happened, what to do, one way to try again. */
export function Failure({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  return (
    <Notice title={title} text={text} role="alert">
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </Notice>
  );
}
