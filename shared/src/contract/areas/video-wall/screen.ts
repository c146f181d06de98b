import { z } from 'zod';
import { entityId, placementId } from '../../values/ids';
import { name, named, timestamp } from '../../values/values';
import { wallLimits } from './limits';

/** Without what is misread from afar; people type small letters, spaces and dashes. */
const pairingCode = z
  .string()
  .max(40)
  .transform((typed) => typed.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  .refine(
    (code) => code.length === wallLimits.codeLength,
    `Not a code of ${wallLimits.codeLength} letters and digits`,
  );

const place = z.int().min(1).max(wallLimits.side);

/** A device that hangs in a wall, as staff see it. */
export const wallScreen = named('WallScreen', {
  id: entityId,
  placementId,
  placementName: z.string(),
  documentId: entityId,
  name: z.string(),
  row: z.int(),
  column: z.int(),
  pairedAt: timestamp,
  lastSeenAt: timestamp,
  /** It was not heard of for longer than `wallLimits.silentMs`. */
  isSilent: z.boolean(),
  /** Of what is published, as the device shows it. */
  version: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
  /** How far what it shows is ahead of the wall's time; null: it shows nothing that moves. */
  driftMs: z.number().nullable(),
  /** To the server and back; null: not measured yet. */
  roundTripMs: z.number().nullable(),
});
export type HungScreen = z.infer<typeof wallScreen>;

/** Lets the screen in that shows this code. */
export const wallScreenPairing = z.strictObject({ code: pairingCode, name, row: place, column: place });

export const wallScreenUpdate = z.strictObject({
  name: name.optional(),
  row: place.optional(),
  column: place.optional(),
});

/** What a screen says of itself. */
const screenFacts = {
  version: z.string().max(60),
  widthPx: z.int().min(0).max(100_000),
  heightPx: z.int().min(0).max(100_000),
};
export const waitingScreen = z.strictObject(screenFacts);

export const wallScreenReport = z.strictObject({
  secret: z.string().min(20).max(80),
  ...screenFacts,
  driftMs: z.number().min(-86_400_000).max(86_400_000).nullable(),
  roundTripMs: z.number().min(0).max(86_400_000).nullable(),
});

/** Where a screen stands: it waits and shows a code, it has a place in a wall, or it was sent away. */
const screenStanding = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('waiting'),
    code: z.string(),
    /** Where staff let it in, without the origin. */
    path: z.string(),
  }),
  z.object({
    state: z.literal('paired'),
    documentId: entityId,
    name: z.string(),
    row: z.int(),
    column: z.int(),
    /** It shows its number until then. */
    identifyUntil: timestamp.nullable(),
    /** It loads itself anew when this is another number than before. */
    reloads: z.int(),
  }),
  z.object({ state: z.literal('revoked') }),
]);
export type ScreenStanding = z.infer<typeof screenStanding>;

export const screenAnswer = z.object({
  standing: screenStanding,
  /** When it should ask again; the live stream may say so before. */
  askAgainMs: z.int(),
});
export type ScreenAnswer = z.infer<typeof screenAnswer>;

/** The secret is told once, and kept on the device. */
export const newScreen = screenAnswer.extend({ screenId: entityId, secret: z.string() });
export type NewScreen = z.infer<typeof newScreen>;

/** What a screen measured: one value every few seconds, for a day. */
export const wallDrift = z.object({
  at: timestamp,
  driftMs: z.number().nullable(),
  roundTripMs: z.number().nullable(),
});

/** On the live stream of a placement: a screen asks where it stands when this is another number. */
export const liveScreens = z.object({ changes: z.int() });
