import type { PublishedProduct } from '@vitrine/shared/contract';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { LazyContent } from '../../experience/lazy-content';
import styles from './gallery.module.css';

const loadModelView = () => import('./model-view').then((file) => file.ModelView);

interface ModelSlideProps {
  model: NonNullable<PublishedProduct['model']>;
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
export function ModelSlide({ model, title, ground, poster, isShown, children }: ModelSlideProps) {
  const around = useRef<HTMLDivElement>(null);
  const [aspect, setAspect] = useState(0);
  useLayoutEffect(() => {
    const { clientHeight = 0, clientWidth = 0 } = around.current ?? {};
    setAspect(clientWidth / clientHeight || 1);
  }, []);
  return (
    <div ref={around} className={styles.slide}>
      {isShown && aspect > 0 ? (
        <LazyContent load={loadModelView} meanwhile={poster}>
          {(ModelView) => (
            <ModelView model={model} title={title} background={ground} aspect={aspect} meanwhile={poster} />
          )}
        </LazyContent>
      ) : (
        poster
      )}
      {children}
    </div>
  );
}
