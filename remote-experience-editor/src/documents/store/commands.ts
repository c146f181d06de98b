import { overlap } from './changes';
import type { Change } from './merge-patch';

/** One thing that a person did, and how it is taken back. */
export interface Command {
  /** Commands with the same name in quick succession are one: typing a word is one undo. */
  name: string;
  forward: Change[];
  inverse: Change[];
  at: number;
  /** Who has changed since what it did, or a part of it. */
  conflict?: UndoConflict;
}

/** Somebody who changed the same place later; no name for somebody who left. */
export interface UndoConflict {
  name: string | null;
}

/**
 * Commands without what somebody wrote after them: that is not theirs to take back any more. One that nothing is left
 * of stays, so that whoever wants it taken back hears why that cannot be.
 */
export function withoutOverwritten(commands: Command[], written: Change[], name: string | null): Command[] {
  const isOver = (places: Change[]) => (change: Change) =>
    places.some(({ path }) => overlap(path, change.path));
  return commands.map((command) => {
    // To add an entry is many changes and to remove it is one: both go together.
    const disputed = [...command.forward, ...command.inverse].filter(isOver(written));
    if (disputed.length === 0) return command;
    const isOwn = (change: Change) => !isOver(disputed)(change);
    return {
      ...command,
      forward: command.forward.filter(isOwn),
      inverse: command.inverse.filter(isOwn),
      conflict: { name },
    };
  });
}

/**
 * The last command that something is left of.
 * @returns `rest`: those before it. `by`: without one, who is in the way; null where there was nothing at all.
 */
export function newestOwn(commands: Command[]): {
  command: Command | null;
  rest: Command[];
  by: UndoConflict | null;
} {
  const index = commands.findLastIndex(({ inverse }) => inverse.length > 0);
  return {
    command: commands[index] ?? null,
    rest: commands.slice(0, Math.max(index, 0)),
    by: commands.at(-1)?.conflict ?? null,
  };
}
