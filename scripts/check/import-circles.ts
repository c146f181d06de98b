/**
 * That no file imports itself through others, not even for types: whoever wants to understand one file of a circle has
 * to read all of them, and what it holds cannot be moved without them.
 */
import type { RepositoryImports } from './read-imports';

/** @returns a line for every circle, with its way. */
export const circleProblems = (imports: RepositoryImports): string[] =>
  importCircles(imports).map((circle) => `${[...circle, circle[0]].join(' → ')}: a circle of imports`);

/** The shortest circle of each file that is in one, each circle once. */
function importCircles(imports: RepositoryImports): string[][] {
  const imported = new Map(
    [...imports].map(([from, found]) => [
      from,
      found.flatMap(({ to }) => [to, `${to}/index`].filter((file) => imports.has(file))),
    ]),
  );
  const circles = new Map<string, string[]>();
  for (const file of imports.keys()) {
    const circle = shortestWay(file, imported);
    if (circle) circles.set(circle.toSorted().join(), circles.get(circle.toSorted().join()) ?? circle);
  }
  return [...circles.values()];
}

/** @returns the files from one back to itself, without its second mention; null where there is no way. */
function shortestWay(start: string, imported: Map<string, string[]>): string[] | null {
  const cameFrom = new Map<string, string>();
  const open = [start];
  for (const file of open) {
    for (const next of imported.get(file) ?? []) {
      if (next === start) return wayTo(file, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      open.push(next);
    }
  }
  return null;
}

function wayTo(file: string, cameFrom: Map<string, string>): string[] {
  const before = cameFrom.get(file);
  return before === undefined ? [file] : [...wayTo(before, cameFrom), file];
}
