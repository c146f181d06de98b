import type { SearchPlan } from './search-plan';
import type { Standing } from './standing';

/** So long all keys together may be, whatever the number of states: two bytes each at most. */
const mostCharacters = 64 * 1024 * 1024;

/** Numbers below it take one character, others two, of which the first is no less: so no key begins another. */
const oneCharacter = 0xf000;

/** What of a place's states decides what is still to come. */
interface Live {
  rests: number[];
  numbers: number[];
  visited: number[];
}

/** States by what decides what is still to come: two with the same key are one. */
export class StateKeys {
  readonly known = new Map<string, number>();
  private readonly liveAt = new Map<number, Live>();
  private readonly numberIds = new Map<number, number>();
  private characters = 0;

  constructor(private readonly plan: SearchPlan) {}

  get areTooLong(): boolean {
    return this.characters > mostCharacters;
  }

  /** The place, then each number of its states in their order. */
  of(at: Standing): string {
    const place = this.placeOf(at);
    const live = this.liveIn(place, at.page);
    const characters: number[] = [];
    write(characters, place);
    for (const index of live.rests) write(characters, at.rests[index] ?? 0);
    for (const index of live.numbers) write(characters, this.numberId(at.numbers[index] ?? 0));
    for (const page of live.visited) write(characters, at.visited[page] ? 1 : 0);
    return String.fromCharCode.apply(null, characters);
  }

  /** Takes note of a state that is new. */
  add(key: string, state: number): void {
    this.known.set(key, state);
    this.characters += key.length;
  }

  /**
   * The rule that makes the states so many: of all that is told apart at the place with the most of them, what has the
   * most values.
   */
  mostDiverse(): string {
    const byPlace = new Map<number, string[]>();
    for (const key of this.known.keys()) {
      const [place = 0] = numbersIn(key);
      const keys = byPlace.get(place);
      if (keys) keys.push(key);
      else byPlace.set(place, [key]);
    }
    const [place, keys] = [...byPlace].reduce((most, one) => (one[1].length > most[1].length ? one : most));
    const live = this.liveAt.get(place);
    const rules = [
      ...(live?.rests ?? []).map((index) => this.plan.asked[index]?.source.id),
      ...(live?.numbers ?? []).map((index) => this.plan.numbers[index]?.rule),
    ];
    const values = rules.map(() => new Set<number>());
    for (const key of keys) {
      const [, ...numbers] = numbersIn(key);
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
    const live = { rests, numbers: held, visited };
    this.liveAt.set(place, live);
    return live;
  }

  private numberId(value: number): number {
    const known = this.numberIds.get(value);
    if (known !== undefined) return known;
    this.numberIds.set(value, this.numberIds.size);
    return this.numberIds.size - 1;
  }
}

function write(characters: number[], number: number): void {
  if (number >= oneCharacter) characters.push(oneCharacter + Math.floor(number / 65_536));
  characters.push(number % 65_536);
}

function numbersIn(key: string): number[] {
  const numbers: number[] = [];
  for (let index = 0; index < key.length; index += 1) {
    const first = key.charCodeAt(index);
    if (first < oneCharacter) numbers.push(first);
    else {
      index += 1;
      numbers.push((first - oneCharacter) * 65_536 + key.charCodeAt(index));
    }
  }
  return numbers;
}
