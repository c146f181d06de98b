import type { manifestChecks } from '@vitrine/shared/contract/areas/manifest/checks';
import type { Translation } from '@vitrine/shared/ui';

/** Was das Zertifikat davon sagt. */
export const checks: Translation<typeof manifestChecks, 'de'> = {
  'manifest-too-large':
    'Was Besucher zuerst laden, hat komprimiert {{size}} Byte; höchstens {{limit}} lassen sich veröffentlichen. Kürzere Titel oder weniger Dokumente helfen.',
};
