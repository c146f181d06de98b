import type { PublishedSurvey } from '@vitrine/shared/contract';

/**
 * How many pages there can be after one at the most, whatever is answered from here on. "3 of 8" would lie wherever a
 * rule jumps or shows a page; this is true everywhere, and becomes less with every page, so that what shows it never
 * goes back. Every page comes once: those that were passed over can only come where some rule jumps back.
 * @param visited the pages up to this one, in the order in which they were seen.
 */
export function pagesAhead({ pages, rules }: PublishedSurvey, visited: string[]): number {
  const indexOf = (id: string) => pages.findIndex((page) => page.id === id);
  const here = Math.max(...visited.map(indexOf));
  const leadsBack = rules.some(
    ({ does }) => does.kind === 'jump' && 'page' in does.to && indexOf(does.to.page) <= indexOf(does.after),
  );
  return pages.filter(({ id }, index) => !visited.includes(id) && (leadsBack || index > here)).length;
}
