import type { editorSentences } from '@vitrine/shared/contract/sentences/api-sentences';
import type { Translation } from '@vitrine/shared/ui';

/** Was die API zu Dateien und zu Kopien aus Speichern sagt. */
export const said: Translation<typeof editorSentences, 'de'> = {
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
  file: {
    empty: 'Die Datei ist leer.',
    noExperience: 'Dieses Erlebnis gibt es nicht mehr.',
    gone: 'Das, wohin importiert wird, gibt es nicht mehr.',
    archived: 'Das, wohin importiert wird, wurde archiviert.',
    full: 'Hier ist nicht Platz für alles. Archivieren Sie zuerst etwas.',
    notHere: 'Hier lässt sich nichts importieren.',
    brackets: 'JSON wird hier Zeile für Zeile gelesen: ein Dokument je Zeile, ohne Klammern darum.',
    noKeyColumn: 'Die erste Zeile nennt keine Spalte „{{column}}“, nach der Zeilen zugeordnet werden.',
    guessed:
      'Die Datei ist nicht in UTF-8 gespeichert. Sie wurde als Windows-1252 gelesen; prüfen Sie Umlaute und Akzente.',
    lossy:
      'Die Datei ist weder in UTF-8 noch in UTF-16 gespeichert, es gingen Buchstaben verloren. Speichern Sie sie als UTF-8.',
    noRoom:
      'Hier ist noch Platz für {{room}}, insgesamt für {{limit}}, und die Datei hat mehr neue. Nichts wurde importiert.',
    picturesElsewhere:
      'Von {{count}} Bildern hat die Datei nur die Adressen. Sie kommen nur mit, wenn sie geholt werden.',
    wentOn:
      'Der Server wurde nach {{handled}} von {{total}} unterbrochen. Danach ging es weiter; nichts wurde doppelt gemacht.',
  },
  row: {
    columnIgnored: 'Diese Spalte wird hier nicht gebraucht und wurde ausgelassen.',
    columnAgain:
      'Die erste Zeile nennt diese Spalte zweimal. Gelesen wird die weiter links; diese wurde ausgelassen.',
    keyMade:
      'Die Zeile hat einen Titel, aber nichts, was sie benennt. Sie zählt als eigener Eintrag „{{key}}“.',
    keyFound:
      'Die Zeile hat einen Titel, aber nichts, was sie benennt. Sie gilt als „{{key}}“, das es hier schon gibt, und ändert es.',
    onlyFirst: 'Das sagt nur die erste Zeile von „{{name}}“. Was hier steht, wurde ausgelassen.',
    noKey: '„{{column}}“ ist leer, und davor steht keine Zeile, zu der diese gehören könnte.',
    again: '„{{name}}“ kam weiter oben schon vor. Zeilen, die zusammengehören, müssen aufeinander folgen.',
    tooLong: '„{{name}}“ hat mehr als {{most}} Zeilen.',
    notJson: 'Diese Zeile ist kein Dokument als JSON.',
    otherKind: 'Diese ID gehört zu etwas, das nicht in der Tabelle steht.',
    moreCells:
      'Diese Zeile hat {{cells}} Zellen, die erste Zeile nennt {{columns}} Spalten. Setzen Sie Anführungszeichen um das, was ein Trennzeichen enthält.',
    fewerCells:
      'Diese Zeile hat {{cells}} Zellen, die erste Zeile nennt {{columns}} Spalten. Die übrigen gelten als leer.',
  },
  cell: {
    number: '„{{cell}}“ ist keine Zahl.',
    wholeNumber: '„{{cell}}“ ist keine ganze Zahl.',
    flag: '„{{cell}}“ ist weder TRUE noch FALSE.',
    choice: '„{{cell}}“ gehört nicht zu den möglichen Werten: {{choices}}.',
    price: '„{{cell}}“ ist kein Preis wie 1299 oder 1299.00.',
    priceBefore: 'Zu einem früheren Preis gehört ein heutiger.',
    tooMuchHtml: 'Hier steht zu viel HTML, oder es ist zu tief verschachtelt. Kürzen Sie es.',
    htmlShown:
      'Das ist HTML, und Beschreibungen sind Markdown: Besucher würden die Tags als Text sehen. Schreiben Sie es ohne.',
    playerInText:
      'Beschreibungen spielen nichts ab; das blieb weg. Fügen Sie es als Video hinzu oder verlinken Sie es: {{address}}',
    pictureInText:
      'Beschreibungen zeigen keine Bilder: Von diesem lesen Besucher nur den Alternativtext. Fügen Sie es den Bildern des Produkts hinzu: {{address}}',
    optionNamed: 'Die Option heißt weiter oben „{{name}}“. „{{cell}}“ wurde ausgelassen.',
    unpublished: 'Das Produkt ist aktiv, in seinem Shop aber nicht veröffentlicht. Hier ist es ein Entwurf.',
    size: 'Zu Maßen gehören Breite, Höhe und Tiefe.',
    pictureNoAddress: 'Das ist keine Adresse eines Bilds: {{address}}',
    picturePrivate: 'Das ist keine Adresse im öffentlichen Internet, die mit https:// beginnt: {{address}}',
    pictureUnreachable: 'An der Adresse des Bilds antwortet niemand: {{address}}',
    pictureTooSlow: 'Das Bild zu holen dauert zu lange: {{address}}',
    pictureStatus: 'Das Bild wird nicht herausgegeben (Antwort {{status}}): {{address}}',
    pictureRedirects: 'Die Adresse leitet immer weiter: {{address}}',
    pictureType: 'An der Adresse liegt etwas anderes als ein Bild: {{address}}',
    pictureTooLarge: 'Das Bild hat mehr als {{most}} MiB: {{address}}',
    pictureUnusable: 'Dieses Bild kann nicht verwendet werden: {{address}}',
    pictureSilentHost: 'Nicht angefragt, weil der Server vorher mehrmals nicht geantwortet hat: {{address}}',
    pictureTooMany: 'Ein Import holt höchstens {{most}} Bilder. Dieses blieb weg: {{address}}',
    pictureNoRoom: 'Ein Produkt hat höchstens {{most}} Bilder. Dieses blieb weg: {{address}}',
    keyAgain: '„{{key}}“ kam weiter oben schon vor.',
    optionSet: 'Die Antworten kommen aus einem Antwortset und bleiben, wie sie sind. Ändern Sie sie dort.',
  },
  gift: {
    noAnswers: 'Es gibt keine Antworten in Klammern: Eine Beschreibung ist keine Frage.',
    notClosed: 'Die Klammer um die Antworten ist nicht geschlossen.',
    severalBraces: 'Es gibt mehr als ein Klammerpaar. Fehlt zwischen zwei Fragen eine leere Zeile?',
    noText: 'Die Frage hat keinen Text.',
    noPair: 'Bei „{{text}}“ fehlt „->“ mit dem, wozu es gehört, wie es die anderen Antworten haben.',
    pair: 'Die Zuordnungsfrage ist hier eine Matrix, die keine richtigen Antworten hat: Dass „{{row}}“ zu „{{option}}“ gehört, wurde ausgelassen.',
    nameAgain:
      'Auch in Zeile {{line}} steht „{{name}}“. Diese Frage bleibt daneben erhalten, als „{{newName}}“.',
    feedback: 'Rückmeldungen haben hier keinen Platz; ausgelassen wurde: „{{text}}“',
    picture: '„{{name}}“ ist nicht in der Datei und wurde ausgelassen. Laden Sie es hier hoch.',
    pictureAnswer:
      'Eine Antwort ist nur ein Bild, „{{name}}“, das nicht in der Datei ist. Geben Sie ihr einen Text.',
    link: 'Texte haben hier keine Links. Dieser wurde ausgelassen: {{address}}',
    idNumber: 'ID-Nummern haben hier keinen Platz. „{{id}}“ wurde ausgelassen.',
    wildcard: 'In Moodle steht ein * in „{{text}}“ für beliebige Zeichen. Hier steht es für sich selbst.',
    markdown: 'Der Text ist Markdown. Seine Zeichen bleiben darin stehen.',
    countsAsRight: '„{{text}}“ zählt in Moodle {{share}} %. Hier gilt es als richtig.',
    countsAsWrong: '„{{text}}“ zählt in Moodle {{share}} %. Hier gilt es als falsch.',
    notRight:
      '„{{text}}“ zählt in Moodle {{share}} %; es ist also keine richtige Antwort und wurde ausgelassen.',
    noMark: '„{{text}}“ beginnt weder mit = noch mit ~.',
    share: '„%{{share}}%“ ist kein Anteil von -100 bis 100.',
    noAnswerText: 'Eine Antwort hat keinen Text.',
    numberLeft: 'Nur eine richtige Zahl bleibt erhalten. „{{text}}“ wurde ausgelassen.',
    number: '„{{text}}“ ist keine Zahl, auch keine mit Toleranz wie 3:0.5.',
  },
  text: {
    doctype:
      'Die Datei deklariert einen DOCTYPE. Texte brauchen keinen, und er könnte alles Mögliche verbergen.',
    noLanguages: 'Die Datei sagt nicht, aus welcher Sprache in welche sie übersetzt.',
    notXml: 'Zeile {{line}} ist kein XML; so lässt sich die Datei nicht lesen.',
    tooDeep: 'Die Datei ist zu tief verschachtelt.',
    notXliff: 'Das ist keine XLIFF-Datei der Version 1.2 oder 2.',
    severalLanguages: 'Die Datei übersetzt in mehrere Sprachen. Importieren Sie eine nach der anderen.',
    tooMany: 'Die Datei hat mehr als {{most}} Texte. Importieren Sie sie in mehreren Teilen.',
    formatting: 'Hier stehen Formatierungen (<{{element}}>). Texte sind hier ohne.',
    partly: 'Nur ein Teil dieses Textes ist übersetzt.',
    noIdColumn: 'Die erste Zeile nennt keine Spalte „ID“, die Texte unterscheidet.',
    noLanguageColumns:
      'Die erste Zeile muss eine Sprache nennen, aus der, und eine, in die übersetzt wird, wie „Source [en]“ und „Target [de]“.',
    from: 'Die Datei übersetzt aus „{{given}}“; die Grundsprache des Erlebnisses ist „{{wanted}}“.',
    into: 'Die Datei übersetzt in „{{given}}“; diese Sprache hat das Erlebnis nicht.',
    again: 'Dieser Text kam weiter oben schon vor.',
    notHere: 'Diesen Text gibt es hier nicht.',
    otherExperience: 'Dieser Text gehört nicht zu diesem Erlebnis.',
    archived: 'Das, wozu dieser Text gehört, wurde archiviert.',
    gone: 'Diesen Text gibt es hier nicht mehr, oder er kommt aus einem Speicher und wird dort übersetzt.',
    changed:
      'Das Original hat sich seit dem Export geändert. Exportieren Sie es noch einmal und übersetzen Sie, was neu ist.',
    captionTimes: 'Dieser Untertitel endet, bevor er beginnt. Berichtigen Sie zuerst im Editor seine Zeiten.',
    captionBeside:
      'Zu dieser Zeit gibt es in der Sprache {{language}} andere Untertitel. Übersetzen Sie diesen im Editor.',
  },
  value: {
    refused: 'Das lässt sich so nicht annehmen.',
    missing: 'Hier fehlt etwas.',
    kind: 'Das ist von anderer Art, als hier gebraucht wird.',
    unknown: 'Dieses Feld ist unbekannt.',
    choice: 'Dieser Wert ist hier nicht möglich.',
    tooLong: 'Höchstens {{most}} Zeichen.',
    tooShort: 'Mindestens {{least}} Zeichen.',
    tooMany: 'Höchstens {{most}} davon.',
    atMost: 'Höchstens {{most}}.',
    atLeast: 'Mindestens {{least}}.',
    positive: 'Mehr als 0.',
    wholeNumber: 'Eine ganze Zahl ist nötig.',
    impossibleNumber: 'Diese Zahl ist nicht möglich.',
    controlCharacters: 'Ohne Zeilenumbrüche und Steuerzeichen.',
    arrows: 'Ohne Zeilenumbrüche und Pfeile (-->).',
    nullBytes: 'Ohne Nullbytes.',
    unstorable: 'Dieser Text lässt sich nicht speichern.',
    tooDeep: 'Zu tief verschachtelt.',
    key: 'Dieser Schlüssel ist nicht möglich.',
    commas: 'Ohne Kommas und ohne Leerzeichen am Anfang und Ende.',
    handle: 'Nur Buchstaben, Ziffern, - und _.',
    price: 'Ein Preis wie 1299 oder 1299.00.',
    https: 'Eine Adresse, die mit https:// beginnt.',
    colour: 'Das ist keine Farbe wie #1a2b3c.',
    languageTag: 'Das ist kein Sprachkürzel.',
    currency: 'Das ist kein Währungskürzel.',
    date: 'Das ist kein Datum wie 2026-05-31.',
    sha256: 'Das ist kein SHA-256 als Hexadezimalzahl.',
    id: 'Das ist keine ID.',
    cueSettings: 'Das ist keine Angabe zum Ort wie „line:0 align:start“.',
    tooLarge: 'Das würde zu groß. Nehmen Sie zuerst etwas heraus.',
  },
  reference: {
    document: 'Dieses Dokument gibt es hier nicht.',
    image: 'Dieses Bild gibt es nicht.',
    video: 'Diese Filmdatei gibt es in dieser Marke nicht.',
    model: 'Dieses Modell gibt es in der Bibliothek dieser Marke nicht.',
  },
  link: {
    noDocument: 'Dieses Dokument gibt es hier in keinem Speicher.',
    noVersion: 'Diese Fassung hat der Speicher nicht.',
    notCopied: 'Das ist nicht, was die Fassung im Speicher enthält.',
    notReady: 'Diese Fassung der Frage war nicht bereit.',
    type: 'Umfragen können Fragen dieser Art nicht stellen.',
    tooManyOptions: 'In einer Umfrage hat eine Frage höchstens {{most}} Antworten.',
    frozen:
      'Besucher antworten gerade: {{places}}. Schließen Sie dort zuerst; dann lässt sich Neues übernehmen.',
    refused: 'Das Neue lässt sich hier nicht übernehmen.',
  },
};
