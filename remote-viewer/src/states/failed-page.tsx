import { useLanguage } from '../language/language';
import { StatePage } from './state-page';

/** That what stands at the address did not come. */
export function FailedPage({ onRetry }: { onRetry: () => void }) {
  const { texts } = useLanguage();
  return (
    <StatePage page={null} say={({ failed }) => failed}>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </StatePage>
  );
}
