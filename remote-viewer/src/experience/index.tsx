import { NotFoundError, useParams, useRuntimeConfig } from '@vitrine/shared/host';
import { useCallback, useEffect, useState } from 'react';
import { ClosedPage } from '../states/closed-page';
import { StatePage } from '../states/state-page';
import { browserTexts } from '../texts/language';
import styles from './experience.module.css';
import { loadExperience, takeVisit } from './load-experience';
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

/** The public experience screen; with a test access id, the same screen in test-access mode. */
export default function ExperienceScreen() {
  const { placementId = '', testAccessId } = useParams();
  const load = useCallback(() => loadExperience(placementId, testAccessId), [placementId, testAccessId]);
  const { visit } = useRuntimeConfig();
  const [atHand] = useState(() => takeVisit(visit, placementId, testAccessId));
  const loading = useLoading(load, atHand);
  const texts = browserTexts();
  const { retry } = loading;
  const isStuck = nobodyPresses(loading);
  useEffect(() => {
    if (!isStuck) return;
    const timer = setInterval(retry, askEveryMs);
    return () => clearInterval(timer);
  }, [isStuck, retry]);

  if (loading.state === 'loading')
    return <div className={styles.waiting} role="status" aria-label={texts.loading} />;
  if (loading.state === 'failed')
    return (
      <StatePage {...texts.states.failed} page={null}>
        <button type="button" onClick={loading.retry}>
          {texts.retry}
        </button>
      </StatePage>
    );
  const { value } = loading;
  if (value.kind === 'unknown') throw new NotFoundError();
  if (value.kind === 'closed') return <ClosedPage closed={value} onOpen={loading.retry} />;
  if (value.kind === 'preview') return value.visit;
  // The page's policy is made for the version that it came with.
  return <Visit key={value.manifest ?? 'test'} experience={value} onReload={() => location.reload()} />;
}
