import type { PublishedProduct, PublishedScene } from '@vitrine/shared/contract';
import { SceneCanvas, SceneContent } from '@vitrine/shared/scene';
import { type ReactNode, useId, useMemo } from 'react';
import { useReducedMotion } from '../../browser/use-reduced-motion';
import { useLanguage, useTexts } from '../../language/language';
import { percentage } from '../../language/percentage';
import { useLoadedModels } from '../../models/use-loaded-models';
import { modelScene } from './model-scene';
import { productTexts } from './product-texts';
import styles from './products.module.css';

interface ModelViewProps {
  model: NonNullable<PublishedProduct['model']>;
  /** Which of its material variants is shown. */
  materialVariant: string | undefined;
  title: string;
  /** Hex colour that it stands on. */
  background: string;
  /** Width of what it is shown in by its height. */
  aspect: number;
  /** What is seen until it is there. */
  meanwhile: ReactNode;
}

/** The product's model to turn around: a scene of its own with one piece in it. */
export function ModelView(props: ModelViewProps) {
  const { model, materialVariant, title, background, aspect, meanwhile } = props;
  const { texts: general, textsMark: generalMark } = useLanguage();
  const [t, textsMark] = useTexts(productTexts);
  const reducedMotion = useReducedMotion();
  const keys = useId();
  // However often the window changes its shape, it is loaded once.
  const models = useMemo(() => ({ [model.sha256]: model }), [model]);
  const scene = useMemo(() => modelScene(model, background, aspect), [model, background, aspect]);
  return (
    <SceneCanvas
      label={title}
      describedBy={keys}
      className={styles.canvas ?? ''}
      beside={
        <>
          <p id={keys} className={styles.hidden} {...textsMark}>
            {t.modelKeys}
          </p>
          <Loading models={models} meanwhile={meanwhile} />
        </>
      }
      fallback={(why, again) =>
        why === 'no-webgl' ? (
          <p className={styles.message} {...generalMark}>
            {general.noWebgl}
          </p>
        ) : (
          <Trouble text={general.viewBroken} onRetry={again} />
        )
      }
    >
      <SceneContent scene={scene} materialVariant={materialVariant} reducedMotion={reducedMotion} />
    </SceneCanvas>
  );
}

function Loading({ models, meanwhile }: Pick<PublishedScene, 'models'> & Pick<ModelViewProps, 'meanwhile'>) {
  const { language, texts, textsMark } = useLanguage();
  const { failed, percent, retry } = useLoadedModels(models);
  if (failed) return <Trouble text={texts.someObjectsFailed} onRetry={retry} />;
  return percent < 100 ? (
    <>
      {meanwhile}
      <progress
        {...textsMark}
        className={styles.progress}
        aria-label={texts.loading3d(percentage(language, percent))}
        max={100}
        value={percent}
      />
    </>
  ) : null;
}

function Trouble({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { texts, textsMark } = useLanguage();
  return (
    <p className={styles.message} role="alert" {...textsMark}>
      {text}{' '}
      <button type="button" className={styles.quiet} onClick={onRetry}>
        {texts.retry}
      </button>
    </p>
  );
}
