/**
 * That no file imports itself through others, not even for types: whoever wants to understand one file of a circle has
 * to read all of them, and what it holds cannot be moved without them.
 */
import type { RepositoryImports } from './read-imports';

/** Files of circles that are still to be taken apart. None is added, and one that is in no circle goes. */
const remaining: string[] = [
  'remote-viewer/src/areas/polling/poll-form',
  'remote-viewer/src/areas/polling/poll-panel',
  'remote-viewer/src/areas/polling/use-answering',
  'remote-viewer/src/areas/products/product-panel',
  'remote-viewer/src/areas/products/product-shelf',
  'remote-viewer/src/areas/products/use-all-products',
  'remote-viewer/src/areas/videos/video-library',
  'remote-viewer/src/areas/videos/videos-panel',
  'remote-viewer/src/controls/legal-links',
  'remote-viewer/src/experience/load-experience',
  'remote-viewer/src/experience/visit',
  'remote-viewer/src/landing/landing',
  'remote-viewer/src/preview/feed',
  'remote-viewer/src/preview/preview',
  'remote-viewer/src/stage/dock',
  'remote-viewer/src/stage/openings',
  'remote-viewer/src/stage/scene-view',
  'remote-viewer/src/stage/stage',
  'remote-viewer/src/visits/tell',
];

/** @returns a line for every circle, with its way. */
export function circleProblems(imports: RepositoryImports, known: string[] = remaining): string[] {
  const circles = importCircles(imports);
  const problems = circles
    .filter((circle) => !circle.every((file) => known.includes(file)))
    .map((circle) => `${[...circle, circle[0]].join(' → ')}: a circle of imports`);
  const inCircles = new Set(circles.flat());
  const settled = known.filter((file) => !inCircles.has(file));
  return [...problems, ...settled.map((file) => `${file} is in no circle any more: take it off the list`)];
}

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
