import { inOrder, type SurveyDocument } from '@vitrine/shared/contract';

/** The questions as visitors are numbered through them: page after page. Those whose page is gone are not among them. */
export function questionsInOrder({ pages, questions }: SurveyDocument) {
  const ordered = inOrder(questions);
  return inOrder(pages).flatMap(([pageId]) => ordered.filter(([, { page }]) => page === pageId));
}
