import type { PublishedProduct } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../language/language';
import styles from './gallery.module.css';
import { productTexts } from './product-texts';

interface ThumbnailsProps {
  media: PublishedProduct['media'];
  /** The first of them stands for the model. */
  withModel: boolean;
  /** Which one is looked at, from 0. */
  shown: number;
  onShown: (index: number) => void;
}

/** What there is to look at, small, to go to. */
export function Thumbnails({ media, withModel, shown, onShown }: ThumbnailsProps) {
  const [t, textsMark] = useTexts(productTexts);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    const button = element?.children[shown];
    if (!element || !(button instanceof HTMLElement)) return;
    // Within the row alone: whoever reads further down stays there.
    const before = button.offsetLeft - element.offsetLeft;
    const middle = before - (element.clientWidth - button.clientWidth) / 2;
    if (element.scrollWidth > element.clientWidth) element.scrollLeft = middle;
  }, [shown]);
  const before = withModel ? 1 : 0;
  if (media.length + before < 2) return null;
  return (
    <div ref={row} className={styles.thumbnails}>
      {withModel && (
        <button
          type="button"
          aria-label={t.model}
          aria-pressed={shown === 0}
          onClick={() => onShown(0)}
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
          onClick={() => onShown(index + before)}
          {...textsMark}
        >
          <img {...pictureSource(url, sizes, '64px')} alt="" loading="lazy" />
        </button>
      ))}
    </div>
  );
}
