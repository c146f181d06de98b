import type { PublishedProduct, PublishedTheme } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { useState } from 'react';
import { useWebgl } from '../../browser/use-webgl';
import { LazyContent } from '../../experience/lazy-content';
import { useLanguage, useTexts } from '../../language/language';
import { useSheetWidth } from '../../sheet/sheet-layout';
import { productTexts } from './product-texts';
import styles from './products.module.css';

const loadModelView = () => import('./model-view').then((file) => file.ModelView);

interface GalleryProps {
  product: PublishedProduct;
  theme: PublishedTheme;
  /** Which of its pictures shows the variant that is chosen; undefined: none does. */
  picture: number | undefined;
}

/** The product's pictures, one large and the others to choose from; its model is one of them. */
export function Gallery({ product, theme, picture }: GalleryProps) {
  const { say } = useLanguage();
  const [t, textsMark] = useTexts(productTexts);
  const { media } = product;
  const model = useWebgl() ? product.model : null;
  const [shown, setShown] = useState<number | 'model'>(picture ?? 0);
  const [followed, setFollowed] = useState(picture);
  // Another variant shows itself; what has no picture leaves what is looked at.
  if (picture !== followed) {
    setFollowed(picture);
    if (picture !== undefined) setShown(picture);
  }
  const sheetWidth = useSheetWidth();
  const count = media.length;
  if (count === 0 && !model) return null;
  const large = shown === 'model' ? undefined : media[shown];
  return (
    <section className={styles.gallery} aria-label={t.pictures}>
      <div className={styles.large}>
        {shown === 'model' && model ? (
          <LazyContent load={loadModelView}>
            {(ModelView) => (
              <ModelView model={model} title={say(product.title)} background={theme.colours.surface} />
            )}
          </LazyContent>
        ) : large ? (
          <img {...pictureSource(large.url, large.sizes, `${sheetWidth}px`)} alt={say(large.alt)} />
        ) : (
          <span aria-hidden="true" className={styles.initial}>
            {say(product.title).slice(0, 1)}
          </span>
        )}
      </div>
      {(count > 1 || model) && (
        <div className={styles.thumbnails}>
          {media.map(({ url, sizes }, index) => (
            <button
              key={url}
              type="button"
              aria-label={t.picture(index + 1, count)}
              aria-pressed={shown === index}
              onClick={() => setShown(index)}
            >
              <img {...pictureSource(url, sizes, '64px')} alt="" loading="lazy" />
            </button>
          ))}
          {model && (
            <button
              type="button"
              {...textsMark}
              className={styles.threeD}
              aria-pressed={shown === 'model'}
              onClick={() => setShown(shown === 'model' ? 0 : 'model')}
            >
              {t.model}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
