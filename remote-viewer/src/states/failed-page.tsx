import { Refusal } from '../api/visitor-api';
import { useLanguage } from '../language/language';
import { StatePage } from './state-page';

/** That what stands at the address did not come, and why. */
export function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { texts } = useLanguage();
  return (
    <StatePage page={null} say={(states) => states[causeOf(error)]}>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </StatePage>
  );
}

/** What is no answer of our server is of the connection, a hotel's sign-in page in its place included. */
function causeOf(error: unknown): 'unreachable' | 'faulty' | 'crowded' {
  if (!(error instanceof Refusal)) return 'unreachable';
  return error.status === 429 ? 'crowded' : 'faulty';
}
