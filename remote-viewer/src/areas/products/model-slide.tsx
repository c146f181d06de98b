import type { PublishedProduct } from '@vitrine/shared/contract';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { LazyContent } from '../../experience/lazy-content';
import styles from './gallery.module.css';

const loadModelView = () => import('./model-view').then((file) => file.ModelView);

interface ModelSlideProps {
  model: NonNullable<PublishedProduct['model']>;
  /** Which of its material variants is shown. */
  materialVariant: string | undefined;
  title: string;
  /** Hex colour that it stands on. */
  ground: string;
  /** Stands in its place until it is there. */
  poster: ReactNode;
  /** Only what is looked at is loaded and drawn. */
  isShown: boolean;
  /** What lies over it. */
  children?: ReactNode;
}

/** A product's model among its pictures. */
export function ModelSlide(props: ModelSlideProps) {
  const { model, materialVariant, title, ground, poster, isShown, children } = props;
  const around = useRef<HTMLDivElement>(null);
  const [aspect, setAspect] = useState(0);
  useLayoutEffect(() => {
    const element = around.current;
    if (!element) return;
    const measure = () => setAspect(element.clientWidth / element.clientHeight || 1);
    measure();
    // A phone is turned, a window made smaller.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={around} className={styles.slide}>
      {isShown && aspect > 0 ? (
        <LazyContent load={loadModelView} meanwhile={poster}>
          {(ModelView) => (
            <ModelView
              {...{ model, materialVariant, title, aspect }}
              background={ground}
              meanwhile={poster}
            />
          )}
        </LazyContent>
      ) : (
        poster
      )}
      {children}
    </div>
  );
}
