import type { PublishedProduct } from '@vitrine/shared/contract';
import { sizesIn } from '@vitrine/shared/contract/values/sizes';
import { useLanguage } from '../../language/language';
import styles from './size-drawing.module.css';

/** Of the drawing; the box in it is at most so high, with room for the measures beside and below it. */
const width = 320;
const highest = 150;
const [beside, below] = [76, 32];
/** Depth leads away to the right, and looks shorter than it is. */
const away = { x: 0.42, y: -0.3 };
const gap = 9;
const tick = 4;

type Point = readonly [x: number, y: number];

/** A box as large as the product, with its measures. Says nothing that does not stand beside it in words. */
export function SizeDrawing({ size }: { size: NonNullable<PublishedProduct['dimensionsMetres']> }) {
  const { language } = useLanguage();
  const [wide, high, deep] = sizesIn(language).sides([size.width, size.height, size.depth]);
  const scale = Math.min(
    (width - 2 * beside) / (size.width + size.depth * away.x),
    highest / (size.height - size.depth * away.y),
  );
  const [w, h] = [size.width * scale, size.height * scale];
  const [dx, dy] = [size.depth * scale * away.x, size.depth * scale * away.y];
  const left = (width - w - dx) / 2;
  const bottom = tick + h - dy;
  const right = left + w;
  const top = bottom - h;
  const path = (...points: Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`;
  return (
    <svg viewBox={`0 0 ${width} ${bottom + below}`} className={styles.drawing} aria-hidden="true">
      <path
        className={styles.front}
        d={`${path([left, bottom], [left, top], [right, top], [right, bottom])}Z`}
      />
      <path
        className={styles.side}
        d={`${path([right, bottom], [right + dx, bottom + dy], [right + dx, top + dy], [right, top])}Z`}
      />
      <path
        className={styles.above}
        d={`${path([left, top], [left + dx, top + dy], [right + dx, top + dy], [right, top])}Z`}
      />
      <path
        className={styles.measure}
        d={[
          path([left, bottom + gap], [right, bottom + gap]),
          path([left, bottom + gap - tick], [left, bottom + gap + tick]),
          path([right, bottom + gap - tick], [right, bottom + gap + tick]),
          path([left - gap, bottom], [left - gap, top]),
          path([left - gap - tick, bottom], [left - gap + tick, bottom]),
          path([left - gap - tick, top], [left - gap + tick, top]),
          path([right + gap, bottom + gap / 2], [right + dx + gap, bottom + dy + gap / 2]),
        ].join('')}
      />
      <text x={left + w / 2} y={bottom + gap + 18} textAnchor="middle">
        {wide}
      </text>
      <text x={left - gap - 8} y={(top + bottom) / 2 + 5} textAnchor="end">
        {high}
      </text>
      <text x={right + dx / 2 + gap + 8} y={bottom + dy / 2 + 14}>
        {deep}
      </text>
    </svg>
  );
}
