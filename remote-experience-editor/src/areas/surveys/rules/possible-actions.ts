import { inOrder, type SurveyAction, type SurveyDocument, surveyAction } from '@vitrine/shared/contract';
import { firstOf } from '../first-of';

type Kind = SurveyAction['kind'];
/** In the order of a survey: questions page by page. */
type Parts = Pick<SurveyDocument, 'pages' | 'endings' | 'variables'> & { questionIds: string[] };

export const actionKinds: Kind[] = surveyAction.options.map(({ shape }) => shape.kind.value);

/**
 * What a rule of a kind does, with what of its former action fits.
 * @returns null where there is nothing that it could name: no ending to end with, no variable to calculate.
 */
export function actionOf(kind: Kind, parts: Parts, former?: SurveyAction): SurveyAction | null {
  const { endings, pages, questionIds, variables } = parts;
  const pageIds = inOrder(pages).map(([id]) => id);
  const page = former && 'page' in former ? former.page : pageIds.at(-1);
  const after = former && 'after' in former ? former.after : firstOf(pages);
  // What a rule shows comes after what it asks, most of the time.
  const question = former && 'question' in former ? former.question : questionIds.at(-1);
  const ending = former && 'ending' in former ? former.ending : firstOf(endings);
  const variable = firstOf(variables);
  switch (kind) {
    case 'show':
    case 'require':
      return question === undefined ? null : { kind, question };
    case 'show-page':
      return page === undefined ? null : { kind, page };
    case 'jump': {
      // Not back to where it comes from, which nobody would get away from.
      const to = pageIds.filter((id) => id !== after).at(-1);
      if (after === undefined || (to === undefined && ending === undefined)) return null;
      const toEnding = former?.kind === 'end' || to === undefined;
      return { kind, after, to: toEnding ? { ending: ending ?? '' } : { page: to } };
    }
    case 'end':
      if (former?.kind === 'jump' && 'ending' in former.to) return { kind, ending: former.to.ending };
      return ending === undefined ? null : { kind, ending };
    case 'calculate':
      return after === undefined || variable === undefined
        ? null
        : { kind, after, variable, operation: 'add', by: { number: 1 } };
  }
}
