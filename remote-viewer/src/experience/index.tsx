import { NotFoundError, useParams, useRuntimeConfig } from '@vitrine/shared/host';
import { useCallback, useState } from 'react';
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
      <StatePage {...texts.states.failed} colours={null}>
        <button type="button" onClick={loading.retry}>
          {texts.retry}
        </button>
      </StatePage>
    );
  const { value } = loading;
  if (value.kind === 'unknown') throw new NotFoundError();
  if (value.kind === 'closed')
    return <StatePage {...texts.states[value.reason]} name={value.title} colours={value.colours} />;
  if (value.kind === 'preview') return value.visit;
  return <Visit key={value.manifest ?? 'test'} experience={value} onReload={loading.retry} />;
}
