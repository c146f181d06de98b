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
import { Thumbnails } from './thumbnails';

interface GalleryProps {
  product: PublishedProduct;
  /** Hex colour that the model stands on. */
  ground: string;
  /** What is looked at; undefined: there is none of these options. */
  variant: PublishedProduct['variants'][number] | undefined;
  /** A visitor, or the address, has chosen it. */
  isChosen: boolean;
}

/** What the product looks like: its model first, then its pictures, to swipe through and to see as large as the window. */
export function Gallery({ product, ground, variant, isChosen }: GalleryProps) {
  const { say } = useLanguage();
  const [t] = useTexts(productTexts);
  const { media } = product;
  const model = useWebgl() ? (variant?.model ?? product.model) : undefined;
  const { materialVariant, picture } = variant ?? {};
  /** Pictures come after the model. */
  const before = model ? 1 : 0;
  /** Otherwise the model is what all variants have in common. */
  const showsVariant = model !== undefined && (variant?.model ?? materialVariant) !== undefined;
  const [saves] = useState(savesData);
  const [shown, setShown] = useState(() => {
    if (picture !== undefined && (isChosen ? !showsVariant : saves)) return picture + before;
    return saves && media.length > 0 ? before : 0;
  });
  /** Whoever saves data asks for the model. */
  const [asked, setAsked] = useState(!saves);
  const [followed, setFollowed] = useState(picture);
  // Another variant shows itself; what has no picture leaves what is looked at.
  if (picture !== followed) {
    setFollowed(picture);
    if (picture !== undefined && !(shown < before && showsVariant)) setShown(picture + before);
  }
  const [isLarge, setIsLarge] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const show = (index: number) => {
    setShown(index);
    if (index < before) setAsked(true);
  };
  const close = () => {
    setIsLarge(false);
    // To what was looked at last, which may be another one than was pressed.
    const buttons = frame.current?.querySelectorAll('button') ?? [];
    takeFocus([...buttons].find((button) => !button.closest('[inert]')) ?? null);
  };
  const sheetWidth = useSheetWidth();
  if (media.length + before === 0) return null;
  const title = say(product.title);
  const first = media[picture ?? 0];
  const poster = first && <img {...pictureSource(first.url, first.sizes, `${sheetWidth}px`)} alt="" />;
  const isModel = shown < before;
  const slide = { title, ground, poster, materialVariant };
  const thumbnails = <Thumbnails media={media} withModel={before > 0} shown={shown} onShown={show} />;
  return (
    <section className={styles.gallery} aria-label={t.pictures}>
      <div ref={frame} className={styles.frame}>
        <PictureStrip shown={shown} onShown={show}>
          {model && (
            // A wheel that turns the page must not be caught by what it passes.
            <div className={styles.inline} onWheelCapture={(event) => event.stopPropagation()}>
              <ModelSlide {...slide} model={model} isShown={isModel && asked && !isLarge}>
                <button type="button" className={styles.corner} onClick={() => setIsLarge(true)}>
                  <Enlarge />
                </button>
              </ModelSlide>
            </div>
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
      {thumbnails}
      {isLarge && (
        <FullWindow label={title} onClose={close} below={thumbnails}>
          <PictureStrip shown={shown} onShown={show}>
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
