import styles from './initials.module.css';

const shades = 6;

/** Stable for a name, so that a thing keeps its colour. */
const shadeOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % shades;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const firstLetter = (word: string) => [...segmenter.segment(word)][0]?.segment ?? '';

const startsWithLetter = (word: string) => /^[\p{L}\p{N}]/u.test(word);

function initialsOf(name: string): string {
  const parts = name.split(/[\s@._-]+/u).filter(Boolean);
  // “Lund & Vik” is LV; a name of signs alone keeps them.
  const words = parts.some(startsWithLetter) ? parts.filter(startsWithLetter) : parts;
  return words.slice(0, 2).map(firstLetter).join('').toLocaleUpperCase();
}

interface InitialsProps {
  name: string;
  /** Address of a picture that takes their place; of a thing, it is its logo. */
  picture?: string | null | undefined;
  /** The picture shows the thing itself and fills the tile; a logo is shown whole. */
  fills?: boolean;
  /** A person is round, a thing is square. */
  round?: boolean;
}

/** Stands for a brand or a person beside their name; says nothing to screen readers, since the name is there. */
export function Initials({ name, picture, fills = false, round = false }: InitialsProps) {
  const shape = round ? styles.round : styles.square;
  if (picture) {
    const fit = round || fills ? '' : styles.logo;
    return <img className={`${styles.tile} ${shape} ${fit}`} src={picture} alt="" loading="lazy" />;
  }
  return (
    <span
      aria-hidden="true"
      className={`${styles.tile} ${shape} ${styles[`shade${shadeOf(name)}`]}`}
      data-initials={initialsOf(name)}
    />
  );
}
