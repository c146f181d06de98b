import { z } from 'zod';
import { sha256 } from '../../values/ids';
import { hexColour, languageMap } from '../../values/values';
import { codeLimits } from './limits';

/** How the dark modules are drawn. */
export const codeModules = z.enum(['square', 'rounded', 'dots']);
export type CodeModules = z.infer<typeof codeModules>;

/** What stands around the quiet zone. `banner`: a line with a band below it that holds the call to action. */
export const codeFrame = z.enum(['none', 'line', 'banner']);
export type CodeFrame = z.infer<typeof codeFrame>;

/** What a printed code looks like. */
export const codeDesign = z.strictObject({
  foreground: hexColour,
  background: hexColour,
  modules: codeModules,
  frame: codeFrame,
  callToAction: languageMap(codeLimits.callToAction),
  /** A picture of the brand's media library, in the middle. */
  logo: sha256.optional(),
  /** The side of the square that the logo fits in, of the code's side; `standardLogoPercent` where nothing is said. */
  logoPercent: z.int().min(codeLimits.logoPercent.min).max(codeLimits.logoPercent.max).optional(),
  /** The side of the code without quiet zone and frame. */
  sizeMm: z.int().min(codeLimits.sizeMm.min).max(codeLimits.sizeMm.max),
  /** From how far it is to be read. */
  distanceCm: z.int().min(codeLimits.distanceCm.min).max(codeLimits.distanceCm.max),
});
export type CodeDesign = z.infer<typeof codeDesign>;

/** Takes, with the air around it, less than a tenth of a code that can lose nearly a third. */
export const standardLogoPercent = 20;

export const standardDesign = (): CodeDesign => ({
  foreground: '#000000',
  background: '#ffffff',
  modules: 'square',
  frame: 'none',
  callToAction: {},
  sizeMm: 30,
  distanceCm: 30,
});
