import type { commonChecks } from '@vitrine/shared/contract/sentences/check-sentences';
import type { Translation } from '@vitrine/shared/ui';

/** Was das Zertifikat über mehr als einen Bereich sagt. */
export const checks: Translation<typeof commonChecks, 'de'> = {
  'missing-text': {
    option: 'Antwort {{number}} hat keinen Text.',
  },
  'missing-translation_one': '{{count}} Text ist nicht übersetzt: {{language}} fehlt.',
  'missing-translation_other': '{{count}} Texte sind nicht übersetzt: {{language}} fehlt.',
  'missing-document': 'Was hier genannt ist, wurde archiviert oder existiert nicht.',
  'missing-picture': 'Dieses Bild gibt es nicht mehr.',
  'missing-video': 'Die Datei dieses Videos gibt es nicht mehr.',
  'archived-in-vault': 'Das Vorbild ist nicht mehr im Speicher. Die Kopie hier bleibt, wie sie ist.',
  'model-too-large': 'Das Modell „{{name}}“ hat {{size}}; höchstens {{limit}} lassen sich veröffentlichen.',
  'too-few-options': {
    vault: 'Hier gibt es keine Wahl: Mindestens zwei Antworten sind nötig.',
  },
  'repeated-code': 'Zwei Antworten haben den Code „{{code}}“.',
  'same-option': {
    vault: 'Antwort {{number}} heißt „{{name}}“ wie eine andere.',
  },
};
