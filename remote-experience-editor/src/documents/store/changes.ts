import { type Change, changesOf, difference, patched, patchOf } from './merge-patch';

const isVector = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((axis) => typeof axis === 'number');

/**
 * Where two states of a document differ. A list in a document is a vector (collections are maps), and each of its axes
 * is a place of its own: a merge patch knows it as a whole only, but X by one person and Z by another are two changes.
 */
export function changesBetween(before: object, after: object): Change[] {
  const replaced = new Set<string>();
  return changesOf(difference(before, after)).flatMap((change) => {
    const { path, value } = change;
    // A list that became something else did so as a whole, however many things stand in there now.
    const list = path.findIndex((_, depth) => Array.isArray(at(before, path.slice(0, depth))));
    if (list > 0) {
      const whole = path.slice(0, list);
      const key = whole.join('\0');
      if (replaced.has(key)) return [];
      replaced.add(key);
      return [{ path: whole, value: at(after, whole) }];
    }
    const former = at(before, path);
    if (!isVector(former) || !isVector(value) || former.length !== value.length) return [change];
    return value.flatMap((axis, index) =>
      axis === former[index] ? [] : [{ path: [...path, String(index)], value: axis }],
    );
  });
}

/** A copy with changes; the argument stays as it is. */
export function changed<Data extends object>(data: Data, changes: Change[]): Data {
  const vectors = new Map<string, { path: string[]; value: unknown[] }>();
  const others = changes.filter(({ path, value }) => {
    const [above, axis] = [path.slice(0, -1), Number(path.at(-1))];
    const former = at(data, above);
    if (!Array.isArray(former) || !(axis in former)) return true;
    const key = above.join('\0');
    const vector = vectors.get(key) ?? { path: above, value: [...former] };
    vector.value[axis] = value;
    vectors.set(key, vector);
    return false;
  });
  return patched(data, patchOf([...others, ...vectors.values()]));
}

/** What stands at a path; undefined where nothing does. */
export function at(data: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? Object.getOwnPropertyDescriptor(value, key)?.value
        : undefined,
    data,
  );
}

/**
 * A copy with another value at a path, and undefined for none; the argument stays as it is. Where what was around the
 * place is gone, nothing changes.
 */
export function withValue<Data extends object>(
  data: Data,
  [key = '', ...rest]: string[],
  value: unknown,
): Data {
  const { [key]: former, ...others } = data as Record<string, unknown>;
  if (rest.length === 0) return (value === undefined ? others : { ...data, [key]: value }) as Data;
  if (typeof former !== 'object' || former === null) return data;
  return { ...data, [key]: withValue(former, rest, value) };
}

/** Whether one of two places holds the other, or is it. */
export const overlap = (a: string[], b: string[]) =>
  a.slice(0, Math.min(a.length, b.length)).every((key, index) => key === b[index]);
