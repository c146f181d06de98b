import { z } from 'zod';
import { entryId, orderKey } from '../../values/ids';
import { languageMap, name, placeTime } from '../../values/values';
import { surveyCondition } from './condition';
import { surveyLimits } from './limits';
import { surveyQuestion } from './question';
import { surveyRule } from './rule';

/** Entries by id, as many as a survey may have. */
const several = <Entry extends z.ZodType>(what: keyof typeof surveyLimits, entry: Entry) =>
  z
    .record(entryId, entry)
    .refine((map) => Object.keys(map).length <= surveyLimits[what], `At most ${surveyLimits[what]} ${what}`);

const heading = languageMap();
const text = languageMap(surveyLimits.textLength);

export const surveyPage = z.strictObject({ order: orderKey, title: heading, text });

export const surveyEndingKinds = ['page', 'link'] as const;

/** A page of its own, or an address that visitors are led to. One shape for both, so that changing back loses nothing. */
export const surveyEnding = z.strictObject({
  order: orderKey,
  kind: z.enum(surveyEndingKinds),
  title: heading,
  text,
  /** May be incomplete in a draft; the certificate asks for https. */
  address: z.string().max(2000, 'At most 2,000 characters'),
  /** Whoever ends here is not counted as having taken part. */
  screensOut: z.literal(true).optional(),
});

/** So many finished surveys at a placement for which the condition holds; who comes later is led to the ending. */
export const surveyQuota = z.strictObject({
  order: orderKey,
  name,
  when: surveyCondition,
  most: z.int().min(0).max(surveyLimits.mostRespondents),
  ending: entryId,
});

export const surveyVariable = z.strictObject({
  order: orderKey,
  name,
  initial: z.number().min(-surveyLimits.largestValue).max(surveyLimits.largestValue),
});

/** Who may answer: everybody who comes, or whoever brings a link that works once. */
export const surveyAccess = z.enum(['everybody', 'single-use-links']);

/**
 * A survey as staff write it. Questions lie beside the pages and say which they stand on: one keeps its id, and its
 * answers, when it moves to another page.
 */
export const surveyDocument = z.strictObject({
  title: languageMap(),
  /** What visitors read before the first page; none without any text. */
  welcome: text,
  access: surveyAccess,
  opensAt: placeTime.optional(),
  closesAt: placeTime.optional(),
  /** After so many people have finished it at a placement, the survey closes there by itself. */
  mostRespondents: z.int().min(1).max(surveyLimits.mostRespondents).optional(),
  pages: several('pages', surveyPage),
  questions: several('questions', surveyQuestion),
  endings: several('endings', surveyEnding),
  rules: several('rules', surveyRule),
  variables: several('variables', surveyVariable),
  quotas: several('quotas', surveyQuota),
});
export type SurveyDocument = z.infer<typeof surveyDocument>;
export type SurveyPage = z.infer<typeof surveyPage>;
export type SurveyEnding = z.infer<typeof surveyEnding>;
export type SurveyQuota = z.infer<typeof surveyQuota>;
export type SurveyVariable = z.infer<typeof surveyVariable>;

export const emptySurvey = (): SurveyDocument => ({
  title: {},
  welcome: {},
  access: 'everybody',
  pages: {},
  questions: {},
  endings: {},
  rules: {},
  variables: {},
  quotas: {},
});
