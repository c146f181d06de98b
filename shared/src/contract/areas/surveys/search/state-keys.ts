import type { SearchPlan } from './search-plan';
import type { Standing } from './standing';

/** So long all keys together may be, whatever the number of states: two bytes each. */
const mostCharacters = 64 * 1024 * 1024;

/** What of a place's states decides what is still to come. */
interface Live {
  rests: number[];
  numbers: number[];
  visited: number[];
  /** Of a key, to be written over; it begins with the place. */
  characters: Uint16Array;
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

  /** Two characters for each number: what is at the same place of two keys of a place says the same. */
  of(at: Standing): string {
    const place = this.placeOf(at);
    const live = this.liveIn(place, at.page);
    const { characters } = live;
    let length = 2;
    const write = (number: number) => {
      characters[length] = Math.floor(number / 65_536);
      characters[length + 1] = number % 65_536;
      length += 2;
    };
    for (const index of live.rests) write(at.rests[index] ?? 0);
    for (const index of live.numbers) write(this.numberId(at.numbers[index] ?? 0));
    for (const page of live.visited) characters[length++] = at.visited[page] ? 1 : 0;
    return String.fromCharCode.apply(null, characters as unknown as number[]);
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
    const byPlace = new Map<string, string[]>();
    for (const key of this.known.keys()) {
      const place = key.slice(0, 2);
      const keys = byPlace.get(place);
      if (keys) keys.push(key);
      else byPlace.set(place, [key]);
    }
    const [place, keys] = [...byPlace].reduce((most, one) => (one[1].length > most[1].length ? one : most));
    const live = this.liveAt.get(place.charCodeAt(0) * 65_536 + place.charCodeAt(1));
    const rules = [
      ...(live?.rests ?? []).map((index) => this.plan.asked[index]?.source.id),
      ...(live?.numbers ?? []).map((index) => this.plan.numbers[index]?.rule),
    ];
    const values = rules.map(
      (_, index) => new Set(keys.map((key) => key.slice(2 + 2 * index, 4 + 2 * index))).size,
    );
    return rules[values.indexOf(Math.max(...values))] ?? '';
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
    const characters = new Uint16Array(2 + 2 * (rests.length + held.length) + visited.length);
    characters[0] = Math.floor(place / 65_536);
    characters[1] = place % 65_536;
    const live = { rests, numbers: held, visited, characters };
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
