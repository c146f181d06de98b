import { z } from 'zod';
import { entityId, placementId, sha256, testAccessId } from '../values/ids';
import { limits } from '../values/limits';
import { entityIdPattern } from '../values/patterns';
import { pictureSizes } from '../values/picture';
import { updateOf } from '../values/update-of';
import { name, named, timestamp, timestampOr, timeToCome } from '../values/values';
import { brandTheme } from './brand-theme';

export const placementKind = z.enum(['qr', 'kiosk', 'screen', 'link']);
export type PlacementKind = z.infer<typeof placementKind>;

/** For what a visitor's page is laid out: read from two metres, from a hand, from a desk. */
export const displayMode = z.enum(['kiosk', 'phone', 'desk']);
export type DisplayMode = z.infer<typeof displayMode>;

/** Computed, never stored. unassigned: nothing assigned, or nothing published. */
export const placementState = z.enum(['active', 'scheduled', 'paused', 'ended', 'unassigned']);
export type PlacementState = z.infer<typeof placementState>;

/** Another experience for a while, in place of the placement's own. No two of a placement overlap. */
export const calendarEntry = z.strictObject({
  experienceId: z.string('Choose an experience').regex(entityIdPattern, 'Not an id'),
  from: timestampOr('Give a date and a time'),
  until: timestampOr('Give a date and a time'),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

const editable = {
  name,
  kind: placementKind.optional(),
  experienceId: entityId.nullable().optional(),
  /** A published version that stays, whatever is published later. */
  pinnedVersion: z.int().min(1).nullable().optional(),
  calendar: z.array(calendarEntry).max(100).optional(),
  activeFrom: timestamp.nullable().optional(),
  activeUntil: timestamp.nullable().optional(),
  paused: z.boolean().optional(),
  /** null: the screen's size decides. */
  displayMode: displayMode.nullable().optional(),
  /** Of kiosks: after so long without a touch they start again, for whoever comes next. null: never. */
  idleResetSeconds: z
    .int('Give a whole number')
    .min(10, 'At least 10')
    .max(3600, 'At most 3,600')
    .nullable()
    .optional(),
  /** How many respondents of one address may answer here in a minute. null: as many as there may be new ones. */
  respondentsPerMinute: z
    .int('Give a whole number')
    .min(1, 'At least 1')
    .max(limits.newRespondentsPerMinute, `At most ${limits.newRespondentsPerMinute}`)
    .nullable()
    .optional(),
};

export const placement = named('Placement', {
  id: placementId,
  brandId: entityId,
  storeId: entityId,
  storeName: z.string(),
  storeTimeZone: z.string(),
  name: z.string(),
  kind: placementKind,
  displayMode: displayMode.nullable(),
  experienceId: entityId.nullable(),
  pinnedVersion: z.int().nullable(),
  calendar: z.array(calendarEntry),
  activeFrom: timestamp.nullable(),
  activeUntil: timestamp.nullable(),
  paused: z.boolean(),
  idleResetSeconds: z.int().nullable(),
  respondentsPerMinute: z.int().nullable(),
  state: placementState,
  /** Until when it has something to show, as far as that is planned: its end, or that of a calendar with nothing beneath. */
  showsUntil: timestamp.nullable(),
  /** When a visitor's page of it was open last, to the minute. null: never, or neither kiosk nor screen. */
  lastSeenAt: timestamp.nullable(),
  /** A kiosk or a screen whose page should be open, and has not been for a while in which its store was. */
  silent: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
  archivedAt: timestamp.nullable(),
});
export type Placement = z.infer<typeof placement>;
export const placementCreate = z.strictObject(editable);
export const placementUpdate = updateOf({ ...editable, name: name.optional() });

const chosen = {
  placementIds: z.array(placementId).max(limits.placementsAtOnce).optional(),
  storeIds: z.array(entityId).max(100).optional(),
  groups: z.array(name).max(20).optional(),
};
const isAny = ({
  groups = [],
  placementIds = [],
  storeIds = [],
}: { [key in keyof typeof chosen]?: string[] | undefined }) =>
  groups.length + placementIds.length + storeIds.length > 0;
const noneChosen = { path: ['placementIds'], message: 'Choose at least one placement, store or group' };

/** Many placements at once: named ones, those of stores, those of groups of stores. */
export const placementsChosen = z.strictObject(chosen).refine(isAny, noneChosen);
/** Gives one experience, or none, to many placements. */
export const placementsAssign = z
  .strictObject({ experienceId: entityId.nullable(), ...chosen })
  .refine(isAny, noneChosen);
export const placementsAssigned = named('PlacementsAssigned', {
  /** How many have it now. */
  placements: z.int(),
  /** What those that changed had before: what an undo assigns. */
  before: z.array(z.object({ experienceId: entityId.nullable(), placementIds: z.array(placementId) })),
});
export type PlacementsAssigned = z.infer<typeof placementsAssigned>;

export const testAccess = named('TestAccess', {
  id: testAccessId,
  placementId,
  label: z.string(),
  /** null follows the draft. */
  pinnedVersion: z.int().nullable(),
  expiresAt: timestamp.nullable(),
  revokedAt: timestamp.nullable(),
  lastUsedAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type TestAccess = z.infer<typeof testAccess>;
export const testAccessCreate = z.strictObject({
  label: name,
  pinnedVersion: z.int().min(1).nullable().optional(),
  expiresAt: timeToCome.nullable().optional(),
});
export const testAccessUpdate = updateOf({
  label: name.optional(),
  expiresAt: timeToCome.nullable().optional(),
});

/** What the public address of a placement answers; everything in it may be seen by anybody. */
export const resolvedPlacement = named('ResolvedPlacement', {
  placementId,
  state: placementState,
  kind: placementKind,
  displayMode: displayMode.nullable().optional(),
  idleResetSeconds: z.int().nullable(),
  title: z.string(),
  description: z.string(),
  /** Address of the picture for link previews and the first paint. */
  picture: z.string().nullable(),
  pictureSizes: pictureSizes.optional(),
  themeColour: z.string(),
  backgroundColour: z.string(),
  /** The same for dark devices; null where they see the same. */
  dark: z.object({ themeColour: z.string(), backgroundColour: z.string() }).nullable(),
  language: z.string(),
  /** Its store's: by these clocks what it shows comes and goes. */
  timeZone: z.string().optional(),
  /** How a page about it looks that has nothing to play; an active placement's manifest says it to visitors itself. */
  look: brandTheme.omit({ logo: true }).optional(),
  /** The same page's mark, resolved. */
  logo: z.string().nullable().optional(),
  /** When a scheduled one opens, and whose clocks to say it in. */
  opens: z.object({ at: timestamp, timeZone: z.string() }).optional(),
  /** Of the tenant, where it has them: who answers for this, and what becomes of what is learnt of visitors. */
  imprintUrl: z.string().optional(),
  privacyUrl: z.string().optional(),
  /** Of the question whether visitors may be recognised, which their session says; left out where nobody is asked. */
  consentVersion: z.int().optional(),
  /** null unless the state is active. */
  manifest: sha256.nullable(),
});
export type ResolvedPlacement = z.infer<typeof resolvedPlacement>;
