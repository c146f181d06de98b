import type { managerSentences } from '@vitrine/shared/contract/sentences/api-sentences';
import type { Translation } from '@vitrine/shared/ui';

/** Was die API zu Listen von Personen und zu Dateien von Erlebnissen sagt. */
export const deSentences: Translation<typeof managerSentences, 'de'> = {
  reading: {
    tooMuch:
      'Diese Datei zu lesen braucht zu viel Zeit oder Speicher. Exportieren Sie sie neu oder teilen Sie sie auf.',
    twice:
      'Diese Datei zu lesen ist zweimal misslungen und wird nicht weiter versucht. Exportieren Sie sie neu oder teilen Sie sie auf.',
  },
  csv: {
    unclosed:
      'Ein Anführungszeichen in Zeile {{line}} wird nie geschlossen; die Zeilen danach lassen sich nicht trennen.',
    noText: 'Das ist keine Tabelle als Text. Speichern Sie sie als CSV (UTF-8) und wählen Sie diese Datei.',
  },
  people: {
    nobody: 'In dieser Liste steht niemand.',
    tooMany:
      'Diese Liste nennt {{given}} Personen; höchstens {{most}} lassen sich auf einmal einladen. Teilen Sie sie.',
    alreadyMember: '{{email}}: Diese Person ist schon dabei.',
    disabled: '{{email}}: Diese Person ist gesperrt. Geben Sie sie stattdessen frei.',
    ownersOnly: '{{email}}: Nur Inhaber dürfen Inhaber ändern.',
    notYoursToRenew:
      '{{email}}: Die Einladung dieser Person zu mehr als dieser Marke ist abgelaufen. Jemand unter den Inhabern muss sie zuerst erneuern.',
    refused: '{{email}}: Diese Person lässt sich nicht einladen.',
    noList: 'Zeile {{line}} ist langer Text ohne Adresse: Das ist keine Liste von Personen.',
  },
  stores: {
    none: 'In dieser Liste steht kein Store.',
    tooMany:
      'Diese Liste nennt {{given}} Stores; höchstens {{most}} lassen sich auf einmal importieren. Teilen Sie sie.',
    noColumns:
      'Die erste Zeile nennt weder eine Spalte „Name“ noch eine Spalte „ID“; so weiß niemand, welche Stores das sind.',
    changedMeanwhile:
      'Seit die Liste geprüft wurde, haben sich Stores dieser Marke geändert. Prüfen Sie sie noch einmal.',
  },
  experience: {
    foreign:
      'Das ist kein Erlebnis, das Vitrine exportiert hat. Wählen Sie eine Datei, die „Exportieren“ im Manifest ergab.',
    damaged:
      'Die Datei ist unvollständig oder beschädigt. Kopieren oder laden Sie sie noch einmal, oder exportieren Sie das Erlebnis neu.',
    changed:
      'Die Datei wurde nach dem Export verändert: Ihr Inhalt passt nicht zu ihrer Prüfsumme. Importieren Sie sie, wie sie exportiert wurde, und ändern Sie danach im Editor.',
    newer:
      'Die Datei kommt aus einem neueren Vitrine: Sie hat Schemaversion {{given}}, hier wird höchstens {{most}} gelesen. Aktualisieren Sie zuerst dieses hier.',
    missing_one:
      'In der Datei fehlt {{count}} der Modelle, Bilder und Filme, die sie nennt. Exportieren Sie das Erlebnis noch einmal und importieren Sie die Datei unverändert.',
    missing_other:
      'In der Datei fehlen {{count}} der Modelle, Bilder und Filme, die sie nennt. Exportieren Sie das Erlebnis noch einmal und importieren Sie die Datei unverändert.',
    wrongFile:
      '„{{name}}“ in der Datei ist nicht, was exportiert wurde. Exportieren Sie das Erlebnis noch einmal und importieren Sie die Datei unverändert.',
    extra:
      '„{{name}}“ gehört nicht in die Datei eines Erlebnisses. Importieren Sie sie, wie sie exportiert wurde.',
    tooLarge: 'In der Datei ist mehr, als die Datei eines Erlebnisses enthalten darf.',
    full: 'In dieser Marke ist nicht Platz für alles. Archivieren Sie zuerst etwas.',
    sameId: 'Zwei Dokumente in der Datei haben dieselbe ID.',
    document:
      'Ein Dokument des Bereichs „{{area}}“ in der Datei lässt sich nicht annehmen. Exportieren Sie das Erlebnis noch einmal.',
    model: 'Ein Modell in der Datei lässt sich nicht verwenden.',
    image: 'Ein Bild in der Datei lässt sich nicht verwenden.',
    video: 'Ein Film in der Datei lässt sich nicht verwenden.',
    refused: 'Was in der Datei ist, lässt sich hier nicht aufnehmen.',
  },
};
