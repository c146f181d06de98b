/** What the toast says in German, by code. */
export const germanMessages: Record<string, string> = {
  'not-found': 'Das gibt es nicht (mehr).',
  invalid: 'Ein Teil der Eingaben kann so nicht angenommen werden.',
  'invalid-json': 'Die Anfrage ist kein gültiges JSON.',
  'unsupported-media-type': 'Die Anfrage muss JSON sein.',
  'too-large': 'Die Anfrage ist zu groß.',
  'document-too-large': 'Das würde zu groß. Nehmen Sie zuerst etwas heraus.',
  'too-many-requests': 'Zu viele Anfragen. Bitte gleich noch einmal versuchen.',
  internal: 'Etwas ist schiefgegangen. Bitte noch einmal versuchen.',
  forbidden: 'Dazu fehlt Ihnen die Berechtigung.',
  unauthenticated: 'Bitte melden Sie sich an.',
  'token-unknown': 'Dieses API-Token gibt es nicht.',
  'token-revoked': 'Dieses API-Token wurde widerrufen. Erstellen Sie ein neues.',
  'token-expired': 'Dieses API-Token ist abgelaufen. Erstellen Sie ein neues.',
  'people-only': 'Das ist Personen vorbehalten. Bitte melden Sie sich an.',
  'identity-unavailable': 'Die Anmeldung kann gerade nicht geprüft werden.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.',
  'not-ready': 'Die Datenbank antwortet nicht.',
  'no-visitor-session': 'Bitte laden Sie die Seite neu.',
  disabled: 'Ihr Zugang ist gesperrt.',
  'not-invited': 'Für diese Anmeldung gibt es keine Einladung.',
  'invitation-expired': 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue.',
  'invitation-invalid': 'Dieser Einladungslink gilt nicht mehr.',
  'invitation-other-address': 'Diese Einladung ist für eine andere Adresse.',
  'not-all-invited':
    'Niemand wurde eingeladen: Im Augenblick geht es nicht bei allen. Prüfen Sie die Liste noch einmal.',
  'same-file': 'Diese Datei ist schon da.',
  'not-all-changed': 'Nichts wurde geändert: Es geht nicht bei allen.',
  'owners-only': 'Nur Eigentümer dürfen Eigentümer ändern.',
  'not-yours-to-renew':
    'Die Einladung dieser Person zu mehr als dieser Marke ist abgelaufen. Jemand unter den Inhabern muss sie zuerst erneuern.',
  'last-owner': 'Die letzte Eigentümerin oder der letzte Eigentümer muss bleiben.',
  'already-member': 'Diese Person ist schon dabei.',
  'person-disabled': 'Diese Person ist gesperrt.',
  'slug-taken': 'Diese Kurzadresse ist schon vergeben.',
  'changed-meanwhile': 'Jemand anders hat das inzwischen geändert.',
  'already-ended': 'Diese Platzierung ist schon beendet.',
  'not-begun': 'Diese Platzierung hat noch nicht begonnen.',
  'store-archived': 'Dieser Store ist archiviert.',
  'if-match-required': 'Die Anfrage nennt nicht, welchen Stand sie ändert.',
  stale: 'Jemand anders hat das inzwischen geändert.',
  'idempotency-key-reused': 'Dieser Schlüssel gehört zu einer anderen Anfrage.',
  blocked:
    'Einige Prüfungen schlagen fehl. Beheben Sie, was sie nennen, und veröffentlichen Sie dann erneut.',
  archived: 'Das ist archiviert. Stellen Sie es wieder her, um weiterzumachen.',
  'single-document': 'Davon gibt es schon eines; ändern Sie dieses.',
  'too-many': 'Mehr passen in diesen Bereich nicht. Archivieren Sie zuerst etwas.',
  'export-too-large': 'Modelle, Bilder und Filme sind mehr, als eine Datei fasst: 2 GiB.',
  'newer-schema':
    'Das stammt aus einem neueren Vitrine, als dieser Server es lesen kann. Aktualisieren Sie den Server, oder veröffentlichen Sie erneut.',
  'not-published': 'Dieses Erlebnis ist nicht veröffentlicht.',
  revoked: 'Dieser Testzugang wurde widerrufen.',
  expired: 'Dieser Testzugang ist abgelaufen.',
  'nothing-to-test': 'An diesem Ort gibt es noch nichts zu testen.',
  'too-many-streams': 'An dieser Adresse sind zu viele Live-Ansichten offen.',
  'too-many-uploads': 'Sie haben zu viele offene Uploads. Verwenden Sie welche, oder brechen Sie welche ab.',
  'upload-in-use': 'Diese Datei wird gerade schon verarbeitet.',
  'still-running': 'Die erste Anfrage läuft noch.',
  'not-active': 'Hier gibt es gerade nichts zu beantworten.',
  paused: 'Das ist gerade angehalten.',
  closed: 'Diese Umfrage ist geschlossen.',
  ended: 'Das ist vorbei.',
  'too-late': 'Diese Antwort kommt zu spät.',
  'slot-taken': 'Hier ist schon eine andere offen. Schließen Sie sie zuerst.',
  'already-answered': 'Sie haben schon geantwortet.',
  'code-needed':
    'Dafür brauchen Sie einen Code. Kommen Sie mit der Karte oder dem Link, die Sie bekommen haben.',
  'code-unknown': 'Diesen Code gibt es hier nicht. Vergleichen Sie ihn Zeichen für Zeichen.',
  'code-used': 'Dieser Code wurde schon verwendet, in einem anderen Browser.',
  'code-revoked': 'Dieser Code gilt nicht mehr. Bitten Sie um einen anderen.',
  'run-changed': 'Jemand war schneller, deshalb ist nichts geschehen. So steht es jetzt.',
  'illegal-action': 'Das ist im jetzigen Zustand nicht möglich.',
  'idempotency-key-required': 'Der Antwort fehlt ihr Schlüssel.',
  busy: 'Gerade kommen zu viele Antworten auf einmal. Bitte gleich noch einmal versuchen.',
  'nothing-planned': 'Es ist nichts geplant.',
  'options-locked':
    'Es wurde schon abgestimmt: Optionen und Schutz bleiben, wie sie sind. Beginnen Sie nach dem Schließen eine neue Runde, oder duplizieren Sie die Abstimmung.',
  'version-locked':
    'Gerade wird abgestimmt, und diese Version hat andere Optionen oder einen anderen Schutz. Schließen Sie die Abstimmung, dann veröffentlichen Sie.',
  frozen: 'Besucher antworten gerade. Zuerst dort schließen, dann lässt sich Neues übernehmen.',
  preview: 'Die Platzierung der Vorschau lässt sich nicht ändern.',
  'import-state': 'Der Import ist inzwischen weiter. Laden Sie die Seite neu.',
  'empty-upload': 'Die Datei ist leer.',
  'upload-unfinished': 'Die Datei ist noch nicht ganz hochgeladen.',
  'glb-invalid':
    'Dieses Modell kann nicht verwendet werden. Exportieren Sie es neu und versuchen Sie es noch einmal.',
  'glb-too-complex': 'Dieses Modell ist zu aufwendig. Vereinfachen Sie es und laden Sie es erneut hoch.',
  'model-triangles':
    'Dieses Modell wiegt mit seinen Linien, Punkten und jeder Kopie so viel wie {{found}} Dreiecke: Möglich sind {{most}}. Vereinfachen Sie es.',
  'model-numbers':
    'Geometrie und Animationen dieses Modells belegen im Browser mehr als {{most}} MiB. Vereinfachen Sie sie.',
  'model-parts':
    'Dieses Modell besteht aus {{found}} gezeichneten Stücken: Möglich sind {{most}}. Fassen Sie zusammen, was dasselbe Material hat.',
  'model-scenes':
    'Die Szenen dieses Modells haben zusammen mehr als {{most}} Knoten, in jeder Szene neu gezählt. Exportieren Sie nur eine Szene.',
  'model-cameras':
    'Dieses Modell bringt {{found}} Kameras mit: Möglich sind {{most}}. Exportieren Sie es ohne Kameras.',
  'model-morph-targets':
    'Ein Teil dieses Modells hat {{found}} Morph-Ziele (Shape Keys): Möglich sind {{most}}. Entfernen Sie einige.',
  'model-joints':
    'Dieses Modell hat {{found}} Gelenke, in jedem Teil gezählt, den sie bewegen: Möglich sind {{most}}. Fassen Sie Teile zusammen.',
  'model-animations':
    'Dieses Modell hat {{found}} Animationsspuren: Möglich sind {{most}}. Exportieren Sie es mit weniger Animationen.',
  'model-extras':
    'Die eigenen Angaben (extras) in diesem Modell belegen mehr als {{most}} MiB, in jedem Teil gezählt, der sie hat. Exportieren Sie es ohne sie.',
  'model-extension':
    'Dieses Modell nutzt eine glTF-Erweiterung, die Szenen nicht zeigen können, etwa Draco. Exportieren Sie es ohne sie.',
  'model-nodes': 'Dieses Modell hat {{found}} Knoten: Möglich sind {{most}}. Fassen Sie Teile zusammen.',
  'model-depth':
    'Die Teile dieses Modells sind mehr als {{most}}-fach verschachtelt. Lösen Sie die Gruppen auf und exportieren Sie es neu.',
  'model-materials':
    'Dieses Modell hat {{found}} Materialien: Möglich sind {{most}}. Fassen Sie gleiche zusammen.',
  'model-lights':
    'Dieses Modell bringt {{found}} Lichter mit: Möglich sind {{most}}. Exportieren Sie es ohne Lichter.',
  'model-textures':
    'Die Texturen dieses Modells sind zu groß: Möglich sind {{side}} Pixel je Seite und zusammen {{most}} MiB, entpackt und für jeden Sampler gezählt.',
  'model-texture-unknown':
    'Die Größe einer Textur dieses Modells lässt sich nicht lesen. Speichern Sie sie als PNG, JPEG oder WebP und exportieren Sie das Modell neu.',
  'model-too-wide':
    'Dieses Modell ist {{found}} m groß: Möglich sind {{most}} m. Wurde es in Millimetern gebaut? Exportieren Sie es in Metern.',
  'model-too-narrow':
    'Dieses Modell ist kleiner als {{least}} mm. Wahrscheinlich stimmt seine Einheit nicht: Exportieren Sie es in Metern.',
  'model-no-data': 'Dieses Modell kündigt Zahlen an, die es nicht enthält. Exportieren Sie es neu.',
  'image-invalid': 'Dieses Bild kann nicht verwendet werden. JPEG, PNG, WebP, AVIF, GIF und SVG gehen.',
  'video-invalid': 'Dieser Film kann nicht verwendet werden. MP4 und WebM gehen.',
  'too-many-screens': 'Hier warten zu viele Bildschirme. Lassen Sie zuerst einige davon ein.',
  'place-taken':
    'Diesen Platz hat ein anderer Bildschirm. Geben Sie ihm zuerst einen anderen oder nehmen Sie ihn aus der Wand.',
  'thread-full': 'Dieses Gespräch ist voll. Beginnen Sie ein neues.',
  'not-yours': 'Einen Kommentar ändert nur, wer ihn geschrieben hat.',
  'review-missing': 'Zuerst muss eine andere Person freigeben. Bitten Sie um eine Prüfung.',
  'review-waiting': 'Die Prüfung ist nicht abgeschlossen. Warten Sie, bis eine andere Person freigibt.',
  'review-stale': 'Der Entwurf wurde nach der Freigabe geändert. Bitten Sie noch einmal um eine Prüfung.',
  'review-refused':
    'Änderungen wurden erbeten. Nehmen Sie sie vor und bitten Sie noch einmal um eine Prüfung.',
  'review-off': 'Diese Marke veröffentlicht ohne Prüfung.',
  'review-elsewhere': 'Die Prüfung ist inzwischen weitergegangen. Sehen Sie noch einmal nach.',
  'review-outdated': 'Der Entwurf wurde geändert, während Sie ihn ansahen. Sehen Sie ihn noch einmal an.',
  'own-review': 'Wer um eine Prüfung bittet, entscheidet sie nicht. Das muss eine andere Person tun.',
};
