import { languageParameter } from '@vitrine/shared/contract/values/page-parameters';
import { NotFoundError, useParams, useSearchParams } from '@vitrine/shared/host';
import { useCallback, useEffect } from 'react';
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

/** How long a page that shows nothing waits before it asks by itself whether there is something. */
const askEveryMs = 60_000;

/** What failed, wherever it stands; and what shows nothing where nobody can reach it, or thinks of doing so. */
function nobodyPresses(loading: Loading<Awaited<ReturnType<typeof loadExperience>>>): boolean {
  if (loading.state !== 'loaded') return loading.state === 'failed';
  const { value } = loading;
  const kind = value.kind === 'closed' ? value.page?.kind : null;
  return kind === 'kiosk' || kind === 'screen';
}

/** Asks the API what stands at the address, and shows it or why there is nothing to see. */
export function LookedUp() {
  const { placementId = '', testAccessId } = useParams();
  const [asked] = useSearchParams();
  const load = useCallback(() => loadExperience(placementId, testAccessId), [placementId, testAccessId]);
  const loading = useLoading(load);
  const { retry } = loading;
  const isStuck = nobodyPresses(loading);
  useEffect(() => {
    if (!isStuck) return;
    const timer = setInterval(retry, askEveryMs);
    return () => clearInterval(timer);
  }, [isStuck, retry]);

  const value = loading.state === 'loaded' ? loading.value : null;
  if (value?.kind === 'unknown') throw new NotFoundError();
  if (value?.kind === 'preview') return value.visit;
  // The page's policy is made for the version that it came with.
  if (value?.kind === 'experience')
    return <Visit key={value.manifest ?? 'test'} experience={value} onReload={() => location.reload()} />;
  const setting = {
    mode: modeIn(asked) ?? value?.page?.displayMode ?? null,
    isKiosk: value?.page?.kind === 'kiosk',
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
          <FailedPage onRetry={retry} />
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
