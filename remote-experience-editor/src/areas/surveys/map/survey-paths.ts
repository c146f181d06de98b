import { inOrder, type SurveyDocument } from '@vitrine/shared/contract';

/** A way from a page to what comes after it. */
export interface SurveyPath {
  /** Ids of pages and endings. */
  from: string;
  to: string;
  /** The rule that leads there, from 1; null for the way without any. */
  rule: number | null;
  /** To a page that those who go it have been on, or passed over. */
  isBack: boolean;
}

/** What a survey leads through: its pages, then its endings. */
export const stationsOf = ({ pages, endings }: SurveyDocument): string[] => [
  ...inOrder(pages).map(([id]) => id),
  ...inOrder(endings).map(([id]) => id),
];

/** All ways through a survey, page by page: those without rules first. What names something that is gone leads nowhere. */
export function pathsOf(survey: SurveyDocument): SurveyPath[] {
  const stations = stationsOf(survey);
  const pages = inOrder(survey.pages).map(([id]) => id);
  const rules = inOrder(survey.rules).map(([, { does }], index) => ({ does, rule: index + 1 }));
  return pages.flatMap((from, index) => {
    const isLast = index === pages.length - 1;
    const next = stations[index + 1];
    const byRules = rules.flatMap(({ does, rule }) => {
      if (does.kind === 'jump' && does.after === from)
        return [{ from, to: 'page' in does.to ? does.to.page : does.to.ending, rule }];
      return does.kind === 'end' && isLast ? [{ from, to: does.ending, rule }] : [];
    });
    const paths = next === undefined ? byRules : [{ from, to: next, rule: null }, ...byRules];
    return paths.flatMap((path): SurveyPath[] => {
      const place = stations.indexOf(path.to);
      return place < 0 ? [] : [{ ...path, isBack: place <= index }];
    });
  });
}

/**
 * Beside which of several parallel lines each way is drawn, so that none lies upon another.
 * @param ways the places of their ends, each an index of a station.
 * @returns a lane for each, from 0.
 */
export function lanesOf(ways: { from: number; to: number }[]): number[] {
  const taken: { top: number; bottom: number }[][] = [];
  return ways.map(({ from, to }) => {
    const own = { top: Math.min(from, to), bottom: Math.max(from, to) };
    const isFree = (lane: (typeof taken)[number]) =>
      lane.every(({ top, bottom }) => own.bottom < top || own.top > bottom);
    const found = taken.findIndex(isFree);
    const lane = found < 0 ? taken.length : found;
    taken[lane] = [...(taken[lane] ?? []), own];
    return lane;
  });
}
