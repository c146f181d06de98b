import { z } from 'zod';
import { documentAreas } from '../areas/index';
import { areaEvents, areaVisits } from '../areas/registry';
import { deviceClass } from '../values/device-class';
import { sha256 } from '../values/ids';
import { languageTag } from '../values/values';

/** How far visits come in an area: its panel or stage was opened; something of it was looked at, played or answered. */
export const reachedStep = z.enum(['opened', 'used']);
export type ReachedStep = z.infer<typeof reachedStep>;

const visitBegan = z.strictObject({ kind: z.literal('visit') });
const areaReached = z.strictObject({
  kind: z.literal('reach'),
  area: z.enum(documentAreas),
  step: reachedStep,
});

/** Whether a visitor agrees to be recognised when they come again. */
const consentAnswered = z.strictObject({
  kind: z.literal('consent'),
  given: z.boolean(),
  /** Of the text that was answered; what was answered to another counts as no answer. */
  version: z.int().min(1),
});

/** What a visitor did, once per visit: counted by the hour, without a name. */
export const visitEvent = z.discriminatedUnion('kind', [
  visitBegan,
  consentAnswered,
  areaReached,
  ...areaEvents,
]);
export type VisitEvent = z.infer<typeof visitEvent>;

/** How a visitor came: from a printed code, at a kiosk, by a link, or inside another site's page. */
export const visitSource = z.enum(['code', 'kiosk', 'link', 'embed']);
export type VisitSource = z.infer<typeof visitSource>;

/** What a browser has to tell of a visit, some of it at a time. */
export const visitReport = z.strictObject({
  /** The manifest that the visitor sees. */
  manifest: sha256,
  /** Left out by viewers that do not tell it. */
  source: visitSource.default('link'),
  deviceClass,
  language: languageTag,
  events: z.array(visitEvent).min(1).max(100),
});
export type VisitReport = z.input<typeof visitReport>;

/** What visitors did with one document: of each area its own, empty for documents of the others. */
export const documentVisits = z.object(areaVisits).meta({ id: 'DocumentVisits' });
export type DocumentVisits = z.infer<typeof documentVisits>;
