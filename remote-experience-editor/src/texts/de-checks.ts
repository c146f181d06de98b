import type { checkSentences } from '@vitrine/shared/contract/sentences/check-sentences';
import type { Translation } from '@vitrine/shared/ui';

/** Was das Zertifikat sagt. */
export const checks: Translation<typeof checkSentences, 'de'> = {
  'no-scene': 'Das Erlebnis hat keine Szene.',
  'manifest-too-large':
    'Was Besucher zuerst laden, hat komprimiert {{size}} Byte; höchstens {{limit}} lassen sich veröffentlichen. Kürzere Titel oder weniger Dokumente helfen.',
  'missing-title': {
    landing: 'Die Startseite hat keinen Titel; Besucher lesen den Namen des Erlebnisses.',
    scene: 'Die Szene hat keinen Titel.',
    poll: 'Die Umfrage hat keinen Titel.',
    product: 'Das Produkt hat keinen Titel.',
    collection: 'Die Kollektion hat keinen Titel.',
    video: 'Das Video hat keinen Titel.',
    playlist: 'Die Wiedergabeliste hat keinen Titel.',
  },
  'missing-alt': {
    scene: 'Der Szene fehlt ein Alternativtext für alle, die sie nicht sehen können.',
    objects_one: '{{count}} Objekt hat keinen Alternativtext.',
    objects_other: '{{count}} Objekte haben keinen Alternativtext.',
    picture: 'Bild {{number}} fehlt ein Alternativtext für alle, die es nicht sehen können.',
  },
  'missing-text': {
    question: 'Die Frage hat keinen Text.',
    option: 'Antwort {{number}} hat keinen Text.',
    pollQuestion: 'Frage {{number}} hat keinen Text.',
    pollOption: 'Antwort {{number}} von Frage {{question}} hat keinen Text.',
    chapter: 'Kapitel {{number}} hat keinen Titel.',
  },
  'missing-translation_one': '{{count}} Text ist nicht übersetzt: {{language}} fehlt.',
  'missing-translation_other': '{{count}} Texte sind nicht übersetzt: {{language}} fehlt.',
  'missing-document': 'Was hier genannt ist, wurde archiviert oder existiert nicht.',
  'missing-picture': 'Dieses Bild gibt es nicht mehr.',
  'missing-video': 'Die Datei dieses Videos gibt es nicht mehr.',
  'archived-in-vault': 'Das Vorbild ist nicht mehr im Speicher. Die Kopie hier bleibt, wie sie ist.',
  'empty-scene': 'In der Szene ist kein Objekt zu sehen.',
  'missing-model': {
    object: 'Das Modell von „{{name}}“ gibt es nicht mehr.',
    product: 'Das Modell des Produkts gibt es nicht mehr.',
  },
  'model-too-large': 'Das Modell „{{name}}“ hat {{size}}; höchstens {{limit}} lassen sich veröffentlichen.',
  'scene-triangles':
    'Die Szene hat {{total}} Dreiecke; bis {{limit}} sind gut. Am meisten hat „{{name}}“ mit {{most}}.',
  'scene-materials':
    'Die Szene hat {{total}} Materialien; bis {{limit}} sind gut. Am meisten hat „{{name}}“ mit {{most}}.',
  'scene-textures':
    'Die Szene braucht {{total}} Speicher für Texturen; bis {{limit}} sind gut. Am meisten braucht „{{name}}“ mit {{most}}.',
  'scene-bytes':
    'Für die Szene laden Besucher Modelle von {{total}}; bis {{limit}} sind gut. Am größten ist „{{name}}“ mit {{most}}.',
  'too-heavy': {
    triangles:
      'Die Szene hat {{total}} Dreiecke; höchstens {{limit}} lassen sich veröffentlichen. Am meisten hat „{{name}}“ mit {{most}}.',
    materials:
      'Die Szene hat {{total}} Materialien; höchstens {{limit}} lassen sich veröffentlichen. Am meisten hat „{{name}}“ mit {{most}}.',
    textures:
      'Die Szene braucht {{total}} Speicher für Texturen; höchstens {{limit}} lassen sich veröffentlichen. Am meisten braucht „{{name}}“ mit {{most}}.',
    bytes:
      'Für die Szene laden Besucher Modelle von {{total}}; höchstens {{limit}} lassen sich veröffentlichen. Am größten ist „{{name}}“ mit {{most}}.',
  },
  'no-questions': 'Die Umfrage hat keine Frage.',
  'too-few-options': {
    poll: 'Eine Frage braucht mindestens {{min}} Antworten.',
    vault: 'Hier gibt es keine Wahl: Mindestens zwei Antworten sind nötig.',
  },
  'repeated-code': 'Zwei Antworten haben den Code „{{code}}“.',
  'same-option': {
    poll: 'Antwort {{number}} von Frage {{question}} heißt „{{name}}“ wie eine andere.',
    vault: 'Antwort {{number}} heißt „{{name}}“ wie eine andere.',
    row: 'Zeile {{number}} heißt „{{name}}“ wie eine andere.',
  },
  'no-rows': 'Die Matrix hat keine Zeile.',
  'impossible-bounds': 'Keine Eingabe kann beide Grenzen einhalten.',
  'no-variants': 'Das Produkt hat keine Variante, Besucher sehen also keinen Preis.',
  'incomplete-variant': 'Bei Variante {{number}} ist nicht für jede Option gesagt, welche sie ist.',
  'same-variant': 'Variante {{number}} hat dieselben Optionen wie eine andere.',
  'no-price': 'Das Produkt hat keinen Preis.',
  'size-mismatch': 'Das Modell misst {{model}}, das Produkt {{product}} (Breite × Höhe × Tiefe).',
  'same-handle':
    'Auch ein anderes Produkt hat den Handle „{{handle}}“; Tabellen können beide nicht unterscheiden.',
  'no-name': 'Welche Kollektion das ist, ist noch nicht gesagt.',
  'same-collection': 'Die Kollektion „{{name}}“ hat schon Titel. Besucher lesen die ersten.',
  'collection-without-titles':
    'Die Kollektion „{{name}}“ hat keine Titel; Besucher lesen in jeder Sprache diesen Namen.',
  'no-video': 'Noch kein Film: Er lässt sich hochladen oder über seine Adresse einbinden.',
  'bad-address': 'Die Adresse des Films muss mit https:// beginnen.',
  'bad-times': 'Das Video endet, bevor es beginnt.',
  expired: 'Das Video ist abgelaufen: Besucher sehen es nicht mehr.',
  'no-captions': 'Dem Video fehlen Untertitel ({{language}}) für alle, die es nicht hören können.',
  'no-poster': 'Das Video hat kein Startbild.',
  'caption-times_one': '{{count}} Untertitel ({{language}}) endet, bevor er beginnt.',
  'caption-times_other': '{{count}} Untertitel ({{language}}) enden, bevor sie beginnen.',
  'empty-caption_one': '{{count}} Untertitel ({{language}}) hat keinen Text.',
  'empty-caption_other': '{{count}} Untertitel ({{language}}) haben keinen Text.',
  'late-caption_one': '{{count}} Untertitel ({{language}}) beginnt nach dem Ende des Films.',
  'late-caption_other': '{{count}} Untertitel ({{language}}) beginnen nach dem Ende des Films.',
  'late-chapter': 'Ein Kapitel beginnt nach dem Ende des Films.',
  'empty-playlist': 'Die Wiedergabeliste hat kein Video.',
  'low-contrast': {
    light: {
      textOnBackground:
        'Text auf dem Hintergrund hat einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
      textOnSurface:
        'Text auf Flächen hat einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
      onAccentOnAccent:
        'Text auf der Akzentfarbe hat einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
      accentOnSurface:
        'Die Akzentfarbe auf Flächen hat einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
    },
    dark: {
      textOnBackground:
        'Auf dunkel eingestellten Geräten hat Text auf dem Hintergrund einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
      textOnSurface:
        'Auf dunkel eingestellten Geräten hat Text auf Flächen einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
      onAccentOnAccent:
        'Auf dunkel eingestellten Geräten hat Text auf der Akzentfarbe einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
      accentOnSurface:
        'Auf dunkel eingestellten Geräten hat die Akzentfarbe auf Flächen einen Kontrast von {{contrast}}:1; mindestens {{wanted}}:1 sollten es sein.',
    },
  },
};
