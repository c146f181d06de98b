import type { ManifestPart, ManifestPartContent } from '@vitrine/shared/contract';
import { Component, type ReactNode, Suspense, useCallback } from 'react';
import { LazySceneStage } from '../areas/scenes/lazy-scene';
import type { Experience } from '../experience/load-experience';
import { useLoading } from '../experience/use-loading';
import { useLanguage } from '../texts/language';
import styles from './stage.module.css';

interface SceneViewProps {
  /** undefined where the experience has no scene: a draft may. */
  part: ManifestPart | undefined;
  loadPart: Experience['loadPart'];
}

export function SceneView({ part, loadPart }: SceneViewProps) {
  const { texts } = useLanguage();
  const load = useCallback(
    async (): Promise<ManifestPartContent | null> => (part ? loadPart(part) : null),
    [part, loadPart],
  );
  const loading = useLoading(load);
  const waiting = <div className={styles.waiting} role="status" aria-label={texts.loading} />;
  if (!part) return <p className={styles.message}>{texts.draftEmpty}</p>;
  if (loading.state === 'loading') return waiting;
  if (loading.state === 'failed') return <SceneFailed onRetry={loading.retry} />;
  if (loading.value?.area !== 'scenes') return null;
  return (
    <SceneBoundary fallback={<SceneFailed onRetry={() => window.location.reload()} />}>
      <Suspense fallback={waiting}>
        <LazySceneStage scene={loading.value} />
      </Suspense>
    </SceneBoundary>
  );
}

function SceneFailed({ onRetry }: { onRetry: () => void }) {
  const { texts } = useLanguage();
  return (
    <div className={styles.message} role="alert">
      <p>{texts.sceneFailed}</p>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

/** The 3D code may fail to arrive; polls and the rest go on without it. */
class SceneBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? this.props.fallback : this.props.children);
}
