import type { questionVaultChecks } from '@vitrine/shared/contract/areas/question-vault/checks';
import type { Translation } from '@vitrine/shared/ui';

/** Was das Zertifikat davon sagt. */
export const checks: Translation<typeof questionVaultChecks, 'de'> = {
  'missing-text': {
    question: 'Die Frage hat keinen Text.',
  },
  'same-option': {
    row: 'Zeile {{number}} heißt „{{name}}“ wie eine andere.',
  },
  'no-rows': 'Die Matrix hat keine Zeile.',
  'impossible-bounds': 'Keine Eingabe kann beide Grenzen einhalten.',
};
