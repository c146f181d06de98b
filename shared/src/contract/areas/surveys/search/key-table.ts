/**
 * Keys, each a row of 16-bit numbers, numbered as they come. In a few large arrays, since there may be a million of them: as
 * strings in a map they would take several times the memory.
 */
export class KeyTable {
  /** How many there are. */
  size = 0;
  private rows = new Uint16Array(1 << 16);
  /** Where in `rows` each ends. */
  private ends = new Uint32Array(1 << 12);
  private hashes = new Uint32Array(1 << 12);
  /** By hash, or in the next free place after it: the number of a key, plus one; 0: none. */
  private slots = new Uint32Array(1 << 13);

  /** How long all rows together are. */
  get length(): number {
    return this.endOf(this.size - 1);
  }

  /** @returns the number of the key that `key` begins with; -1: it is not there. */
  find(key: Uint16Array, length: number): number {
    const hash = hashOf(key, length);
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const index = (this.slots[slot] ?? 0) - 1;
      if (index === -1) return -1;
      if (this.hashes[index] === hash && this.is(index, key, length)) return index;
    }
  }

  /** Takes in a key that is not there. */
  add(key: Uint16Array, length: number): void {
    const begin = this.length;
    const index = this.size;
    this.rows = withRoom(this.rows, begin + length);
    this.ends = withRoom(this.ends, index + 1);
    this.hashes = withRoom(this.hashes, index + 1);
    this.rows.set(key.subarray(0, length), begin);
    this.ends[index] = begin + length;
    this.hashes[index] = hashOf(key, length);
    this.size += 1;
    if (this.size * 2 > this.slots.length) {
      this.slots = new Uint32Array(this.slots.length * 2);
      for (let each = 0; each < this.size; each += 1) this.place(each);
    } else this.place(index);
  }

  row(index: number): Uint16Array {
    return this.rows.subarray(this.endOf(index - 1), this.endOf(index));
  }

  private endOf(index: number): number {
    return this.ends[index] ?? 0;
  }

  private is(index: number, key: Uint16Array, length: number): boolean {
    const begin = this.endOf(index - 1);
    if (this.endOf(index) - begin !== length) return false;
    for (let at = 0; at < length; at += 1) if (this.rows[begin + at] !== key[at]) return false;
    return true;
  }

  private place(index: number): void {
    const mask = this.slots.length - 1;
    let slot = (this.hashes[index] ?? 0) & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = index + 1;
  }
}

/** FNV-1a, of 16 bits at a time, with its bits mixed once more: the lowest decide. */
function hashOf(key: Uint16Array, length: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < length; index += 1) hash = Math.imul(hash ^ (key[index] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The array, or one twice as long that begins with it. */
function withRoom<Numbers extends Uint16Array | Uint32Array>(numbers: Numbers, length: number): Numbers {
  if (length <= numbers.length) return numbers;
  const larger = new (numbers.constructor as new (length: number) => Numbers)(
    Math.max(length, numbers.length * 2),
  );
  larger.set(numbers);
  return larger;
}
