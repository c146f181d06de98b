import type { PublishedProduct } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../language/language';
import styles from './gallery.module.css';
import { productTexts } from './product-texts';

/** How much larger it gets where it is pressed. */
const closer = 2.5;

type Picture = PublishedProduct['media'][number];

interface LargePictureProps {
  url: Picture['url'];
  sizes: Picture['sizes'];
  /** What it shows. */
  name: string;
}

/** A picture as large as the window; pressed, it comes closer there. */
export function LargePicture({ name, sizes, url }: LargePictureProps) {
  const [t, textsMark] = useTexts(productTexts);
  const around = useRef<HTMLDivElement>(null);
  /** Where it was pressed, as shares of it; null: it is seen whole. */
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = around;
    if (!current || !point) return;
    const middle = (share: number, whole: number, seen: number) => share * whole - seen / 2;
    current.scrollLeft = middle(point.x, current.scrollWidth, current.clientWidth);
    current.scrollTop = middle(point.y, current.scrollHeight, current.clientHeight);
  }, [point]);
  const press = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    if (point) return setPoint(null);
    const { height, left, top, width } = currentTarget.getBoundingClientRect();
    // The keyboard presses no place in it.
    const isByPointer = detail > 0;
    setPoint(isByPointer ? { x: (clientX - left) / width, y: (clientY - top) / height } : { x: 0.5, y: 0.5 });
  };
  const width = window.innerWidth * (point ? closer : 1);
  return (
    <div ref={around} className={styles.large} data-closer={point !== null} dir="ltr">
      <button
        type="button"
        aria-label={`${name}: ${point ? t.whole : t.closer}`}
        onClick={press}
        {...textsMark}
      >
        <img {...pictureSource(url, sizes, `${Math.round(width)}px`)} alt="" />
      </button>
    </div>
  );
}
