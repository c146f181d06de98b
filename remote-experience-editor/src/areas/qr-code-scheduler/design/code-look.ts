import type { CodeLook, Logo } from '@vitrine/shared/codes/code-drawing';
import { type CodeDesign, standardLogoPercent, textIn } from '@vitrine/shared/contract';

/**
 * What a design looks like.
 *
 * @param logo the picture that the design names; null while it has not come.
 * @param language of the call to action; where there is none in it, in `baseLanguage`.
 */
export function codeLook(
  design: CodeDesign,
  { baseLanguage, language, logo }: { language: string; baseLanguage: string; logo: Logo | null },
): CodeLook {
  const { background, callToAction, foreground, frame, logoPercent, modules, sizeMm } = design;
  return {
    background,
    foreground,
    frame,
    modules,
    sizeMm,
    callToAction: textIn(callToAction, language, baseLanguage),
    logo: design.logo === undefined ? null : logo,
    logoPercent: logoPercent ?? standardLogoPercent,
  };
}
