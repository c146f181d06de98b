import { languageParameter } from '@vitrine/shared/contract/values/page-parameters';
import { NotFoundError, useParams, useSearchParams } from '@vitrine/shared/host';
import { useCallback, useEffect } from 'react';
import { Refusal } from '../api/visitor-api';
import { modeIn } from '../display/display-mode';
import { DisplaySettingContext } from '../display/use-display';
import { LanguageProvider, useLanguage } from '../language/language';
import { spokenLanguages } from '../language/spoken-languages';
import { ClosedPage } from '../states/closed-page';
import { FailedPage } from '../states/failed-page';
import styles from './experience.module.css';
import { loadExperience } from './load-experience';
import { type Loading, useLoading } from './use-loading';
import { Visit } from './visit';

/** How long at least a page that shows nothing waits before it asks by itself whether there is something. */
const askEveryMs = 60_000;

/**
 * After how long a page asks by itself: one that failed, wherever it stands, not before the server wants to be asked;
 * and one that shows nothing where nobody can reach it, or thinks of doing so.
 * @returns null for one that does not ask.
 */
function askAfterMs(
  loading: Loading<Awaited<ReturnType<typeof loadExperience>>>,
  isTest: boolean,
): number | null {
  if (loading.state === 'failed') {
    const { error } = loading;
    return Math.max(askEveryMs, (error instanceof Refusal && error.retryAfterMs) || 0);
  }
  const value = loading.state === 'loaded' ? loading.value : null;
  const kind = value?.kind === 'closed' && !isTest ? value.page?.kind : null;
  return kind === 'kiosk' || kind === 'screen' ? askEveryMs : null;
}

/** Asks the API what stands at the address, and shows it or why there is nothing to see. */
export function LookedUp() {
  const { placementId = '', testAccessId } = useParams();
  const [asked] = useSearchParams();
  const load = useCallback(() => loadExperience(placementId, testAccessId), [placementId, testAccessId]);
  const loading = useLoading(load);
  const { retry } = loading;
  const waitMs = askAfterMs(loading, testAccessId !== undefined);
  useEffect(() => {
    if (waitMs === null) return;
    const timer = setInterval(retry, waitMs);
    return () => clearInterval(timer);
  }, [waitMs, retry]);

  const value = loading.state === 'loaded' ? loading.value : null;
  if (value?.kind === 'unknown') throw new NotFoundError();
  if (value?.kind === 'preview') return value.visit;
  // The page's policy is made for the version that it came with.
  if (value?.kind === 'experience')
    return <Visit key={value.manifest ?? 'test'} experience={value} onReload={() => location.reload()} />;
  // Testers read on devices of their own, whatever stands at the placement.
  const standing = testAccessId ? null : value?.page;
  const setting = {
    mode: modeIn(asked) ?? standing?.displayMode ?? null,
    isKiosk: standing?.kind === 'kiosk',
  };
  return (
    <DisplaySettingContext value={setting}>
      {/* As long as it is not known what the experience speaks. */}
      <LanguageProvider
        languages={spokenLanguages}
        asked={asked.get(languageParameter)}
        waiting={<div className={styles.waiting} />}
      >
        {value ? (
          <ClosedPage closed={value} onOpen={retry} />
        ) : loading.state === 'failed' ? (
          <FailedPage error={loading.error} onRetry={retry} />
        ) : (
          <Waiting />
        )}
      </LanguageProvider>
    </DisplaySettingContext>
  );
}

function Waiting() {
  const { texts } = useLanguage();
  return <div className={styles.waiting} role="status" aria-label={texts.loading} />;
}
