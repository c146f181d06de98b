import type { pollingChecks } from '@vitrine/shared/contract/areas/polling/checks';
import type { Translation } from '@vitrine/shared/ui';

/** Was das Zertifikat davon sagt. */
export const checks: Translation<typeof pollingChecks, 'de'> = {
  'missing-title': {
    poll: 'Die Umfrage hat keinen Titel.',
  },
  'missing-text': {
    pollQuestion: 'Frage {{number}} hat keinen Text.',
    pollOption: 'Antwort {{number}} von Frage {{question}} hat keinen Text.',
  },
  'no-questions': 'Die Umfrage hat keine Frage.',
  'too-few-options': {
    poll: 'Eine Frage braucht mindestens {{min}} Antworten.',
  },
  'same-option': {
    poll: 'Antwort {{number}} von Frage {{question}} heißt „{{name}}“ wie eine andere.',
  },
};
