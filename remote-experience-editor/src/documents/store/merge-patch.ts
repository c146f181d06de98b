import { apply, generate } from 'json-merge-patch';

/** A JSON merge patch (RFC 7396): null removes, arrays are replaced whole. See docs/decisions/merge-patches.md. */
export type MergePatch = Record<string, unknown>;

/** One changed place of a document: keys from the root, and what stands there now (null: removed). */
export interface Change {
  path: string[];
  value: unknown;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What makes `after` out of `before`, key by key; null when they are the same. */
export function difference(before: object, after: object): MergePatch | null {
  const patch: unknown = generate(before, after);
  return isMap(patch) ? patch : null;
}

/** A patched copy; the argument stays as it is. */
export function patched<Data extends object>(data: Data, patch: MergePatch | null): Data {
  // The library changes its target, and takes parts of the patch into it.
  return patch ? (apply(structuredClone(data), structuredClone(patch)) as Data) : data;
}

/** The places that a patch changes. */
export function changesOf(patch: MergePatch | null, path: string[] = []): Change[] {
  return Object.entries(patch ?? {}).flatMap(([key, value]) =>
    isMap(value) && Object.keys(value).length > 0
      ? changesOf(value, [...path, key])
      : [{ path: [...path, key], value }],
  );
}

/** A patch that makes only these changes. */
export function patchOf(changes: Change[]): MergePatch | null {
  const patch: MergePatch = {};
  for (const { path, value } of changes) {
    let map = patch;
    for (const key of path.slice(0, -1)) {
      const next = map[key];
      const inner: MergePatch = isMap(next) ? next : {};
      map[key] = inner;
      map = inner;
    }
    const last = path.at(-1);
    if (last !== undefined) map[last] = value;
  }
  return changes.length > 0 ? patch : null;
}
