import { z } from 'zod';
import { tokenAreas } from '../areas/index';
import { areaContracts } from '../areas/registry';
import { answers } from '../responses/answer';
import { addresses } from '../values/addresses';
import { entityId, placementId } from '../values/ids';
import { placementIdPattern } from '../values/patterns';
import { name, named, timestamp } from '../values/values';

export const tokenLimits = { perLot: 5000, codeLength: 12 } as const;

/** Without what is misread on print: 0 and O, 1, I and L, and U beside V. */
export const tokenAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code as it is kept: people type small letters, and the spaces or dashes between the groups of a card. */
export const plainTokenCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Where a token leads, without the origin: its document, open at its placement. */
export const tokenAddress = (
  { area, documentId, placementId }: Pick<TokenLot, 'area' | 'documentId' | 'placementId'>,
  code: string,
): string =>
  `${addresses.placement(placementId)}?open=${areaContracts[area].tokens.opens}:${documentId}&token=${code}`;

/**
 * issued: nobody has come with it. redeemed: a browser holds it, and has not answered to the end. used: it has a final
 * response, whatever became of it later. revoked: it was taken back before it was used.
 */
export const tokenState = z.enum(['issued', 'redeemed', 'used', 'revoked']);
export type TokenState = z.infer<typeof tokenState>;

/** Codes that were made together, for one document at one placement: none counts at two places. */
export const tokenLot = named('TokenLot', {
  id: entityId,
  area: z.enum(tokenAreas),
  documentId: entityId,
  placementId,
  placementName: z.string(),
  name: z.string(),
  size: z.int(),
  /** How many are in each state now; together `size`. */
  counts: z.object({ issued: z.int(), redeemed: z.int(), used: z.int(), revoked: z.int() }),
  /** Name or address of who made it. */
  createdBy: z.string().nullable(),
  createdAt: timestamp,
});
export type TokenLot = z.infer<typeof tokenLot>;

export const tokenLotCreate = z.strictObject({
  area: z.enum(tokenAreas),
  documentId: entityId,
  placementId: z.string('Choose a placement').regex(placementIdPattern, 'Not a placement id'),
  name,
  size: z.int('Give a whole number').min(1, 'At least 1').max(tokenLimits.perLot, 'At most 5,000'),
});
export type TokenLotCreate = z.input<typeof tokenLotCreate>;

/** One of a lot. */
export const token = named('Token', {
  /** From 1 within its lot. */
  number: z.int(),
  code: z.string(),
  state: tokenState,
  redeemedAt: timestamp.nullable(),
  usedAt: timestamp.nullable(),
  revokedAt: timestamp.nullable(),
});
export type Token = z.infer<typeof token>;

const numberInLot = z.int().min(1).max(tokenLimits.perLot);

export const tokensToRevoke = z.strictObject({
  /** Left out: all that were not used. */
  numbers: z
    .array(numberInLot)
    .min(1)
    .max(tokenLimits.perLot)
    .refine((numbers) => new Set(numbers).size === numbers.length, 'Each once')
    .optional(),
});

export const tokensRevoked = z.object({
  /** How many this call revoked. */
  revoked: z.int(),
  /** How many of those it was about were used before: they count, and stay used. */
  used: z.int(),
  lot: tokenLot,
});
export type TokensRevoked = z.infer<typeof tokensRevoked>;

/** What a visitor brings. What no token can be is answered as one that is not there. */
export const tokenRedeem = z.strictObject({ code: z.string().min(1).max(64) });

/** The token is this browser's now. */
export const redeemedToken = named('RedeemedToken', {
  area: z.enum(tokenAreas),
  documentId: entityId,
  /** `used`: it has answered to the end in the round that runs now. */
  state: z.enum(['ready', 'used']),
  /** The last part that was answered with it in this round, in whatever browser; left out where there is none. */
  answers: answers.optional(),
});
export type RedeemedToken = z.infer<typeof redeemedToken>;
