import { z } from 'zod';
import { areaEvents, areaVisits } from '../areas/registry';
import { sha256 } from '../values/ids';
import { languageTag } from '../values/values';

/** What a visitor did with something, once per visit: counted by the hour, without a name. */
export const visitEvent = z.discriminatedUnion('kind', areaEvents);
export type VisitEvent = z.infer<typeof visitEvent>;

export const deviceClass = z.enum(['phone', 'tablet', 'desktop']);
export type DeviceClass = z.infer<typeof deviceClass>;

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
