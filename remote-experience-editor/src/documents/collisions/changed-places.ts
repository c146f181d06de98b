import { at, changesBetween } from '../store/changes';

/** One place of a document, as it was and as it is. undefined: nothing stood or stands there. */
export interface ChangedPlace {
  path: string[];
  before: unknown;
  after: unknown;
}

/**
 * What differs between two states of a document, place by place, in the order of their paths. An entry that is
 * new or gone is one place, not one a field.
 */
export function changedPlaces(before: object, after: object): ChangedPlace[] {
  const places = new Map(
    changesBetween(before, after).map(({ path }) => {
      const place = firstDifference(path, before, after);
      return [place.join('\0'), place];
    }),
  );
  return [...places]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, path]) => ({ path, before: at(before, path), after: at(after, path) }));
}

/** The path down to where one of the two has nothing. */
function firstDifference(path: string[], before: object, after: object): string[] {
  const end = path.findIndex((_, index) => {
    const upTo = path.slice(0, index + 1);
    return at(before, upTo) === undefined || at(after, upTo) === undefined;
  });
  return end === -1 ? path : path.slice(0, end + 1);
}
