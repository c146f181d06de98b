import { at, changed, overlap } from './changes';
import type { Change } from './merge-patch';
import { isStillTyped, type TypedPlace, typedAt } from './typed-places';

/**
 * A place that somebody else changed while a person was typing there what the document did not have yet: that was
 * typed on what stood there before.
 */
export interface TypedOver {
  path: string[];
  /** null where nothing stood. */
  before: unknown;
  /** Who changed it. */
  by: string | null;
  /** null once it is committed: then both have changed the place, and the person has to choose. */
  typing: TypedPlace | null;
}

/** With what somebody has written at places that are being typed into. */
export function typedOver(
  former: TypedOver[],
  written: Change[],
  before: object,
  by: string | null,
): TypedOver[] {
  const isKnown = (path: string[], typing: TypedPlace) =>
    former.some((one) => one.typing === typing && overlap(one.path, path));
  return [
    ...former.map((one) => {
      const over = written.find(({ path }) => overlap(one.path, path));
      if (!over) return one;
      // What stands there now is of whoever came last, unless that changed a part of it only.
      return { ...one, by: over.path.length <= one.path.length || one.by === by ? by : null };
    }),
    ...written.flatMap(({ path }) =>
      typedAt(path)
        .filter((typing) => !isKnown(path, typing))
        .map((typing) => ({ path, before: at(before, path) ?? null, by, typing })),
    ),
  ];
}

/** With a command at some of these places; what was given up there is forgotten. */
export const committedAt = (all: TypedOver[], command: Change[]): TypedOver[] =>
  all
    .filter(({ typing }) => typing === null || isStillTyped(typing))
    .map((one) => (command.some(({ path }) => overlap(path, one.path)) ? { ...one, typing: null } : one));

export const stillTyped = (all: TypedOver[]) => all.filter(({ typing }) => typing !== null);
export const committed = (all: TypedOver[]) => all.filter(({ typing }) => typing === null);

/** The document as whoever committed saw it when the typing began. */
export const asSeen = <Data extends object>(data: Data, all: TypedOver[]): Data =>
  changed(
    data,
    committed(all).map(({ path, before }) => ({ path, value: before })),
  );
