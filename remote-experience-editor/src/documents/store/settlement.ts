import { at, overlap } from './changes';
import { type Collision, type Rebased, rebase, type Side, settled } from './rebase';

/** Both changed the same places, and the person has yet to choose. */
export interface Disputed<Data> extends Rebased<Data> {
  /** The document as the person had it when the collisions were found. */
  mine: Data;
}

export interface Settlement<Data> {
  /** Theirs, with all of mine that nobody disputes. */
  undisputed: Data;
  /** The same with the choices. */
  data: Data;
  /** What was put off and then changed at places of theirs that were not on the screen yet: still to be asked. */
  open: Rebased<Data>;
}

/**
 * Decides what was disputed. What was changed since, while the choice was put off, comes on top, except where theirs
 * was chosen.
 * @param now the document as the person has it now.
 * @param choices one for each collision, in their order.
 */
export function settlement<Data extends object>(
  { collisions, data, mine }: Disputed<Data>,
  now: Data,
  choices: Side[],
): Settlement<Data> {
  const since = rebase(mine, now, data);
  const places = collisions.map((collision) => ({
    ...collision,
    mine: { ...collision.mine, value: at(now, collision.mine.path) ?? null },
  }));
  const meets = (collision: Collision, side?: Side) =>
    places.some(
      (place, index) =>
        (side === undefined || choices[index] === side) &&
        [place.mine, place.theirs].some(({ path }) => overlap(path, collision.mine.path)),
    );
  const open = since.collisions.filter((collision) => !meets(collision));
  const decide = (openTo: Side) =>
    settled(
      since.data,
      now,
      [...places, ...since.collisions],
      [
        ...choices,
        ...since.collisions.map((collision): Side => {
          if (open.includes(collision)) return openTo;
          return meets(collision, 'theirs') ? 'theirs' : 'mine';
        }),
      ],
    );
  return {
    undisputed: since.data,
    data: decide('mine'),
    open: { data: decide('theirs'), collisions: open },
  };
}
