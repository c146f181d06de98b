import { KeyTable } from './key-table';
import type { SearchPlan } from './search-plan';
import type { Standing } from './standing';

/** So long all keys together may be, whatever the number of states: two bytes each. */
const mostCharacters = 64 * 1024 * 1024;

/** Numbers below it take one character, others two, of which the first is no less: so no key begins another. */
const oneCharacter = 0xf000;

/** So many states are looked at to say which rule makes them so many. */
const enoughToCompare = 20_000;

/** What of a place's states decides what is still to come. */
interface Live {
  rests: number[];
  numbers: number[];
  visited: number[];
  /** States that are known there. */
  states: number;
}

/** States by what decides what is still to come: two with the same key are one. */
export class StateKeys {
  private readonly known = new KeyTable();
  private readonly liveAt = new Map<number, Live>();
  private readonly numberIds = new Map<number, number>();
  /** The key that was looked for last: the place, then each number of its states in their order. */
  private readonly key: Uint16Array;
  private length = 0;
  private live: Live | null = null;

  constructor(private readonly plan: SearchPlan) {
    const { asked, begin, numbers } = plan;
    this.key = new Uint16Array(2 * (1 + asked.length + numbers.length) + begin.length);
  }

  get areTooLong(): boolean {
    return this.known.length > mostCharacters;
  }

  /** @returns the number of the state that is the same; null where there is none yet, which `add` makes one. */
  find(at: Standing): number | null {
    const place = this.placeOf(at);
    const live = this.liveIn(place, at.page);
    this.live = live;
    this.length = 0;
    this.write(place);
    for (const index of live.rests) this.write(at.rests[index] ?? 0);
    for (const index of live.numbers) this.write(this.numberId(at.numbers[index] ?? 0));
    for (const page of live.visited) this.write(at.visited[page] ? 1 : 0);
    const state = this.known.find(this.key, this.length);
    return state < 0 ? null : state;
  }

  /** Takes note of what was looked for last, as the next state. */
  add(): void {
    this.known.add(this.key, this.length);
    if (this.live) this.live.states += 1;
  }

  /**
   * The rule that makes the states so many: of all that is told apart at the place with the most of them, what has the
   * most values.
   */
  mostDiverse(): string {
    const [place, live] = [...this.liveAt].reduce((most, one) =>
      one[1].states > most[1].states ? one : most,
    );
    const rules = [
      ...live.rests.map((index) => this.plan.asked[index]?.source.id),
      ...live.numbers.map((index) => this.plan.numbers[index]?.rule),
    ];
    const values = rules.map(() => new Set<number>());
    let compared = 0;
    for (let state = 0; state < this.known.size && compared < enoughToCompare; state += 1) {
      const [at, ...numbers] = numbersIn(this.known.row(state));
      if (at !== place) continue;
      compared += 1;
      for (const [index, seen] of values.entries()) seen.add(numbers[index] ?? 0);
    }
    const counts = values.map(({ size }) => size);
    return rules[counts.indexOf(Math.max(...counts))] ?? '';
  }

  private placeOf({ page, question }: Standing): number {
    return (this.plan.begin[page] ?? 0) + 1 + question;
  }

  private liveIn(place: number, page: number): Live {
    const known = this.liveAt.get(place);
    if (known) return known;
    const { asked, begin, earliest, lastBack, numbers } = this.plan;
    const first = earliest[page] ?? page;
    const from = first === page ? place : (begin[first] ?? place);
    const later = (entries: { until: number }[]) =>
      entries.flatMap(({ until }, index) => (until >= from ? index : []));
    const rests = later(asked);
    const held = later(numbers);
    const visited = begin.flatMap((_, index) => (index >= first && index <= lastBack ? index : []));
    const live = { rests, numbers: held, visited, states: 0 };
    this.liveAt.set(place, live);
    return live;
  }

  private numberId(value: number): number {
    const known = this.numberIds.get(value);
    if (known !== undefined) return known;
    this.numberIds.set(value, this.numberIds.size);
    return this.numberIds.size - 1;
  }

  private write(number: number): void {
    if (number >= oneCharacter) this.key[this.length++] = oneCharacter + Math.floor(number / 65_536);
    this.key[this.length++] = number % 65_536;
  }
}

function numbersIn(key: Uint16Array): number[] {
  const numbers: number[] = [];
  for (let index = 0; index < key.length; index += 1) {
    const first = key[index] ?? 0;
    if (first < oneCharacter) numbers.push(first);
    else {
      index += 1;
      numbers.push((first - oneCharacter) * 65_536 + (key[index] ?? 0));
    }
  }
  return numbers;
}
