import type { ManifestPart } from '@vitrine/shared/contract';
import { Component, type ReactNode, useCallback } from 'react';
import { loadStage } from '../areas/scenes/load-stage';
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
  const load = useCallback(async () => {
    if (!part) return null;
    const [SceneStage, content] = await Promise.all([loadStage(), loadPart(part)]);
    return { SceneStage, content };
  }, [part, loadPart]);
  const loading = useLoading(load);
  if (!part) return <p className={styles.message}>{texts.draftEmpty}</p>;
  if (loading.state === 'loading')
    return <div className={styles.waiting} role="status" aria-label={texts.loading} />;
  if (loading.state === 'failed') return <SceneFailed text="sceneFailed" onRetry={loading.retry} />;
  if (loading.value?.content.area !== 'scenes') return null;
  const { SceneStage, content } = loading.value;
  return (
    <SceneBoundary>
      <SceneStage scene={content} />
    </SceneBoundary>
  );
}

interface SceneFailedProps {
  /** Whether it did not come, or came and broke: only for the first the connection is to be blamed. */
  text: 'sceneFailed' | 'viewBroke';
  onRetry: () => void;
}

function SceneFailed({ text, onRetry }: SceneFailedProps) {
  const { texts } = useLanguage();
  return (
    <div className={styles.message} role="alert">
      <p>{texts[text]}</p>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

/** The 3D code may break; polls and the rest go on without it. */
class SceneBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () =>
    this.state.failed ? (
      <SceneFailed text="viewBroke" onRetry={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
}
