import { Component, type ReactNode, useCallback } from 'react';
import { useLoading } from '../../experience/use-loading';
import { useLanguage } from '../../texts/language';
import type { StageProps } from '../area';
import { loadScene } from './load-scene-code';
import styles from './scene-view.module.css';

/** A scene once its code and content are there. */
export function SceneView({ part, loadPart }: StageProps) {
  const { texts } = useLanguage();
  const load = useCallback(async () => {
    const [Scene, content] = await Promise.all([loadScene(), loadPart(part)]);
    return { Scene, content };
  }, [part, loadPart]);
  const loading = useLoading(load);
  if (loading.state === 'loading')
    return <div className={styles.waiting} role="status" aria-label={texts.loading} />;
  if (loading.state === 'failed') return <SceneFailed text="sceneFailed" onRetry={loading.retry} />;
  const { Scene, content } = loading.value;
  if (content.area !== 'scenes') return null;
  return (
    <SceneBoundary>
      <Scene scene={content} />
    </SceneBoundary>
  );
}

export function NoScene() {
  const { texts } = useLanguage();
  return <p className={styles.message}>{texts.draftEmpty}</p>;
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

/** The 3D code may break; what the dock opens goes on without it. */
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
