import { z } from 'zod';
import { publishedQuestion } from '../../questions/published-question';
import { entityId } from '../../values/ids';
import { words } from '../../values/values';
import { surveyCondition } from './condition';
import { surveyAccess } from './document';
import { surveyAction } from './rule';

/** A survey as visitors get it: all in order. What a quota holds and how many there are, only the API knows. */
export const publishedSurvey = z.object({
  area: z.literal('surveys'),
  documentId: entityId,
  title: words,
  welcome: words.optional(),
  access: surveyAccess,
  opensAt: z.string().optional(),
  closesAt: z.string().optional(),
  pages: z.array(
    z.object({
      id: z.string(),
      title: words.optional(),
      text: words.optional(),
      questions: z.array(publishedQuestion),
    }),
  ),
  /** The first is the one where no rule says otherwise. */
  endings: z.array(
    z.object({
      id: z.string(),
      title: words.optional(),
      text: words.optional(),
      /** Where visitors are led to, instead of a page. */
      address: z.string().optional(),
      /** Results show whoever ends here apart. */
      screensOut: z.literal(true).optional(),
    }),
  ),
  rules: z.array(z.object({ id: z.string(), when: surveyCondition, does: surveyAction })),
  variables: z.array(z.object({ id: z.string(), initial: z.number() })),
  quotas: z.array(z.object({ id: z.string(), when: surveyCondition, ending: z.string() })),
});
export type PublishedSurvey = z.infer<typeof publishedSurvey>;
export type PublishedSurveyPage = PublishedSurvey['pages'][number];
export type PublishedSurveyQuestion = PublishedSurveyPage['questions'][number];
export type PublishedSurveyRule = PublishedSurvey['rules'][number];
