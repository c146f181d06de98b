import { z } from 'zod';
import { entityId, placementId, sha256, testAccessId } from './ids';
import { name, timestamp } from './values';

export const placementKind = z.enum(['qr', 'kiosk', 'screen', 'link']);
export type PlacementKind = z.infer<typeof placementKind>;

/** Computed, never stored. unassigned: nothing assigned, or nothing published. */
export const placementState = z.enum(['active', 'scheduled', 'paused', 'ended', 'unassigned']);
export type PlacementState = z.infer<typeof placementState>;

/** Another experience for a while; the first entry that contains the moment wins over the placement's own. */
const calendarEntry = z.strictObject({ experienceId: entityId, from: timestamp, until: timestamp });

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
  idleResetSeconds: z.int().min(10).max(3600).nullable().optional(),
};

export const placement = z
  .object({
    id: placementId,
    brandId: entityId,
    storeId: entityId,
    name: z.string(),
    kind: placementKind,
    experienceId: entityId.nullable(),
    pinnedVersion: z.int().nullable(),
    calendar: z.array(calendarEntry),
    activeFrom: timestamp.nullable(),
    activeUntil: timestamp.nullable(),
    paused: z.boolean(),
    idleResetSeconds: z.int().nullable(),
    state: placementState,
    createdAt: timestamp,
    updatedAt: timestamp,
    archivedAt: timestamp.nullable(),
  })
  .meta({ id: 'Placement' });
export type Placement = z.infer<typeof placement>;
export const placementCreate = z.strictObject(editable);
export type PlacementCreate = z.input<typeof placementCreate>;
export const placementUpdate = z.strictObject({ ...editable, name: name.optional() });

export const testAccess = z
  .object({
    id: testAccessId,
    placementId,
    label: z.string(),
    /** null follows the draft. */
    pinnedVersion: z.int().nullable(),
    expiresAt: timestamp.nullable(),
    revokedAt: timestamp.nullable(),
    lastUsedAt: timestamp.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'TestAccess' });
export type TestAccess = z.infer<typeof testAccess>;
export const testAccessCreate = z.strictObject({
  label: name,
  pinnedVersion: z.int().min(1).nullable().optional(),
  expiresAt: timestamp.nullable().optional(),
});
export const testAccessUpdate = z.strictObject({
  label: name.optional(),
  expiresAt: timestamp.nullable().optional(),
});

/** What the public address of a placement answers; everything in it may be seen by anybody. */
export const resolvedPlacement = z
  .object({
    placementId,
    state: placementState,
    kind: placementKind,
    idleResetSeconds: z.int().nullable(),
    title: z.string(),
    description: z.string(),
    /** Address of the picture for link previews and the first paint. */
    picture: z.string().nullable(),
    themeColour: z.string(),
    backgroundColour: z.string(),
    /** The same for dark devices; null where they see the same. */
    dark: z.object({ themeColour: z.string(), backgroundColour: z.string() }).nullable(),
    language: z.string(),
    /** null unless the state is active. */
    manifest: sha256.nullable(),
  })
  .meta({ id: 'ResolvedPlacement' });
export type ResolvedPlacement = z.infer<typeof resolvedPlacement>;
