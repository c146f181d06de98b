import { NotFoundError, useParams, useRuntimeConfig } from '@vitrine/shared/host';
import { useCallback, useState } from 'react';
import { ClosedPage } from '../states/closed-page';
import { StatePage } from '../states/state-page';
import { browserTexts } from '../texts/language';
import styles from './experience.module.css';
import { loadExperience, takeVisit } from './load-experience';
import { useLoading } from './use-loading';
import { Visit } from './visit';

/** The public experience screen; with a test access id, the same screen in test-access mode. */
export default function ExperienceScreen() {
  const { placementId = '', testAccessId } = useParams();
  const load = useCallback(() => loadExperience(placementId, testAccessId), [placementId, testAccessId]);
  const { visit } = useRuntimeConfig();
  const [atHand] = useState(() => takeVisit(visit, placementId, testAccessId));
  const loading = useLoading(load, atHand);
  const texts = browserTexts();

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
