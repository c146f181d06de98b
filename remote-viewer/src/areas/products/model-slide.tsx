import type { PublishedProduct } from '@vitrine/shared/contract';
import type { ReactNode } from 'react';
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
  /** Width of what it is shown in by its height. */
  aspect: number;
  /** What lies over it. */
  children?: ReactNode;
}

/** A product's model among its pictures. */
export function ModelSlide({ model, title, ground, poster, isShown, aspect, children }: ModelSlideProps) {
  return (
    <div className={styles.slide}>
      {isShown ? (
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
