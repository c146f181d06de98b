import { texts } from '../texts';
import { Notice } from './notice';

interface Props {
  title: string;
  text: string;
  /** What the way out is called. */
  action?: string;
  onRetry: () => void;
}

/** Something that was to stand here could not: what happened, what to do, one way to try again. */
export function Failure({ title, text, action = texts.retry, onRetry }: Props) {
  return (
    <Notice title={title} text={text} role="alert">
      <button type="button" onClick={onRetry}>
        {action}
      </button>
    </Notice>
  );
}
