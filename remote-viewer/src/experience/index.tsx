import { useParams, useRuntimeConfig } from '@vitrine/shared/host';
import { useState } from 'react';
import styles from './experience.module.css';
import { takeVisit } from './take-visit';
import { useLoading } from './use-loading';
import { Visit } from './visit';

/** The public experience screen; with a test access id, the same screen in test-access mode. */
export default function ExperienceScreen() {
  const { placementId = '', testAccessId } = useParams();
  const { visit } = useRuntimeConfig();
  const [atHand] = useState(() => takeVisit(visit, placementId, testAccessId));
  if (!atHand) return <LazyLookedUp />;
  // The page's policy is made for the version that it came with.
  return <Visit experience={atHand} onReload={() => location.reload()} />;
}

/** Visitors whose page brought everything along do without. */
const loadLookedUp = () => import('./looked-up').then((file) => file.LookedUp);

/** @throws what kept it from loading, for the shell. */
function LazyLookedUp() {
  const loading = useLoading(loadLookedUp);
  if (loading.state === 'failed') throw loading.error;
  if (loading.state === 'loading') return <div className={styles.waiting} />;
  return <loading.value />;
}
