import { savesData } from '@vitrine/shared/browser/connection';
import type { PublishedProduct } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { useRef, useState } from 'react';
import { takeFocus } from '../../browser/take-focus';
import { useWebgl } from '../../browser/use-webgl';
import { useLanguage, useTexts } from '../../language/language';
import { useSheetWidth } from '../../sheet/sheet-layout';
import { FullWindow } from './full-window';
import styles from './gallery.module.css';
import { LargePicture } from './large-picture';
import { ModelSlide } from './model-slide';
import { PictureStrip } from './picture-strip';
import { productTexts } from './product-texts';

interface GalleryProps {
  product: PublishedProduct;
  /** Hex colour that the model stands on. */
  ground: string;
  /** Which of its pictures shows the variant that is chosen; undefined: none does. */
  picture: number | undefined;
}

/** What the product looks like: its model first, then its pictures, to swipe through and to see as large as the window. */
export function Gallery({ product, ground, picture }: GalleryProps) {
  const { say } = useLanguage();
  const [t, textsMark] = useTexts(productTexts);
  const { media } = product;
  const model = useWebgl() ? product.model : undefined;
  /** Pictures come after the model. */
  const before = model ? 1 : 0;
  const [shown, setShown] = useState(() => {
    if (picture !== undefined) return picture + before;
    // Whoever saves data asks for the model.
    return savesData() && media.length > 0 ? before : 0;
  });
  const [followed, setFollowed] = useState(picture);
  // Another variant shows itself; what has no picture leaves what is looked at.
  if (picture !== followed) {
    setFollowed(picture);
    if (picture !== undefined) setShown(picture + before);
  }
  const [isLarge, setIsLarge] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsLarge(false);
    // To what was looked at last, which may be another one than was pressed.
    const buttons = frame.current?.querySelectorAll('button') ?? [];
    takeFocus([...buttons].find((button) => !button.closest('[inert]')) ?? null);
  };
  const sheetWidth = useSheetWidth();
  const count = media.length + before;
  if (count === 0) return null;
  const title = say(product.title);
  const [first] = media;
  const poster = first && <img {...pictureSource(first.url, first.sizes, `${sheetWidth}px`)} alt="" />;
  const isModel = shown < before;
  const slide = { title, ground, poster };
  return (
    <section className={styles.gallery} aria-label={t.pictures}>
      <div ref={frame} className={styles.frame}>
        <PictureStrip shown={shown} onShown={setShown}>
          {model && (
            <ModelSlide {...slide} model={model} isShown={isModel && !isLarge}>
              <button type="button" className={styles.corner} onClick={() => setIsLarge(true)}>
                <Enlarge />
              </button>
            </ModelSlide>
          )}
          {media.map(({ alt, sizes, url }) => (
            <button key={url} type="button" className={styles.slide} onClick={() => setIsLarge(true)}>
              <img {...pictureSource(url, sizes, `${sheetWidth}px`)} alt={say(alt)} loading="lazy" />
              <span className={styles.corner}>
                <Enlarge />
              </span>
            </button>
          ))}
        </PictureStrip>
      </div>
      {count > 1 && (
        <div className={styles.thumbnails}>
          {model && (
            <button
              type="button"
              className={styles.threeD}
              aria-label={t.model}
              aria-pressed={isModel}
              onClick={() => setShown(0)}
              {...textsMark}
            >
              <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
                <path d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 21v-9M12 12l8-4.5M12 12L4 7.5" />
              </svg>
            </button>
          )}
          {media.map(({ url, sizes }, index) => (
            <button
              key={url}
              type="button"
              aria-label={t.picture(index + 1, media.length)}
              aria-pressed={shown === index + before}
              onClick={() => setShown(index + before)}
              {...textsMark}
            >
              <img {...pictureSource(url, sizes, '64px')} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      )}
      {isLarge && (
        <FullWindow label={title} onClose={close}>
          <PictureStrip shown={shown} onShown={setShown}>
            {model && <ModelSlide {...slide} model={model} isShown={isModel} />}
            {media.map(({ alt, sizes, url }, index) => (
              <LargePicture
                key={url}
                url={url}
                sizes={sizes}
                name={say(alt) || t.picture(index + 1, media.length)}
              />
            ))}
          </PictureStrip>
        </FullWindow>
      )}
    </section>
  );
}

function Enlarge() {
  const [t, textsMark] = useTexts(productTexts);
  return (
    <>
      <span className={styles.round}>
        <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
          <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
        </svg>
      </span>
      <span className={styles.hidden} {...textsMark}>
        {t.enlarge}
      </span>
    </>
  );
}
