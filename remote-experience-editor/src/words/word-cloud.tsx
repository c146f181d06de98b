import type { CountedWord } from '@vitrine/shared/contract';
import cloud from 'd3-cloud';
import { useEffect, useRef, useState } from 'react';
import { seededRandom } from './seeded-random';
import styles from './words.module.css';

interface Placed {
  text: string;
  /** Pixels, as x and y, from the middle. */
  size: number;
  x: number;
  y: number;
}

/** Pixels of the least and the most frequent word. */
const sizes = { least: 13, most: 44 };
const padding = 3;

/**
 * Words by how often they were written, as a picture: the same for the same words. What it shows stands in a list
 * beside it, so readers of screens are not told of it.
 */
export function WordCloud({ words }: { words: CountedWord[] }) {
  const room = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<{ width: number; height: number; placed: Placed[] }>();
  // Words that came again as they were are not laid out again.
  const key = JSON.stringify(words);
  useEffect(() => {
    const element = room.current;
    // Without a canvas nothing tells how wide words are.
    if (!element || typeof CanvasRenderingContext2D === 'undefined') return;
    const width = Math.max(240, Math.floor(element.clientWidth));
    const height = Math.round(Math.min(320, Math.max(200, width * 0.5)));
    const shown = JSON.parse(key) as CountedWord[];
    const sizeOf = sizeBy(shown);
    const layout = cloud<Placed & cloud.Word>()
      .size([width, height])
      .words(shown.map(({ count, written }) => ({ text: written, size: sizeOf(count), x: 0, y: 0 })))
      .font(getComputedStyle(element).fontFamily)
      .fontWeight(600)
      .fontSize(({ size }) => size)
      .padding(padding)
      .rotate(0)
      .random(seededRandom(1))
      .timeInterval(10)
      .on('end', (placed) => setPicture({ width, height, placed }))
      .start();
    return () => {
      layout.stop();
    };
  }, [key]);
  return (
    <div ref={room} className={styles.cloud}>
      {picture && (
        <svg
          viewBox={`${-picture.width / 2} ${-picture.height / 2} ${picture.width} ${picture.height}`}
          aria-hidden="true"
        >
          {picture.placed.map(({ size, text, x, y }) => (
            <text key={text} x={x} y={y} fontSize={size}>
              {text}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}

/** By area, as it is seen: twice as many people make a word larger by the root of two. */
function sizeBy(words: CountedWord[]): (count: number) => number {
  const [least, most] = [words.at(-1)?.count ?? 1, words[0]?.count ?? 1].map(Math.sqrt) as [number, number];
  return (count) =>
    most === least
      ? (sizes.least + sizes.most) / 2
      : sizes.least + ((Math.sqrt(count) - least) / (most - least)) * (sizes.most - sizes.least);
}
