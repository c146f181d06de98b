import { type CountedWord, writtenWordsLimits } from '@vitrine/shared/contract';
import { wordsIn } from './words-in';

/** Adds up what people wrote, a text at a time, each person's words once. */
export class WordCounts {
  private readonly words = new Map<string, { count: number; forms: Map<string, number> }>();
  private texts = 0;

  add(text: string): void {
    this.texts += 1;
    for (const { word, written } of wordsIn(text)) {
      const known = this.words.get(word) ?? { count: 0, forms: new Map<string, number>() };
      known.count += 1;
      known.forms.set(written, (known.forms.get(written) ?? 0) + 1);
      this.words.set(word, known);
    }
  }

  /** Of how many people. */
  get counted(): number {
    return this.texts;
  }

  /** The words that most people wrote, in the order of their number, each as most of them write it. */
  mostWritten(): CountedWord[] {
    return [...this.words]
      .sort(([a, { count }], [b, other]) => other.count - count || order(a, b))
      .slice(0, writtenWordsLimits.listed)
      .map(([word, { count, forms }]) => ({ word, written: mostCommon(forms), count }));
  }
}

/** Two that are written equally often stand the same way each time. */
const order = (a: string, b: string) => (a < b ? -1 : 1);

const mostCommon = (forms: Map<string, number>): string =>
  [...forms].sort(([a, count], [b, other]) => other - count || order(a, b))[0]?.[0] ?? '';
