import { areaNames } from '@vitrine/shared/contract/areas/names/de';
import type { Translation } from '@vitrine/shared/ui';
import type { en } from './en';

const de: Translation<typeof en, 'de'> = {
  product: 'Vitrine',
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptnavigation',
  openNavigation: 'Navigation öffnen',
  collapse: 'Navigation einklappen',
  expand: 'Navigation ausklappen',
  breadcrumbs: 'Sie sind hier',
  brands: 'Marken',
  tenantUsers: 'Alle Personen',
  settings: 'Einstellungen',
  brandHome: 'Übersicht',
  stores: 'Stores',
  brandUsers: 'Team der Marke',
  thisBrand: 'Diese Marke',
  search: 'Suchen',
  areas: areaNames,
  palette: {
    allBrands: 'Alle Marken',
    title: 'Zu allem gehen',
    placeholder: 'Marke, Store, Erlebnis, Szene, Produkt, oder was getan werden soll',
    in: '{{kind}} · {{brand}}',
    results: 'Ergebnisse',
    nothing: 'Nichts heißt so. Mit weniger Buchstaben findet sich mehr.',
    goTo: 'Zu {{name}}',
    kind: { brand: 'Marke', store: 'Store', experience: 'Erlebnis', page: 'Seite', action: 'Aktion' },
  },
  person: {
    menu: 'Ihr Konto: {{name}}',
    light: 'Helles Aussehen',
    dark: 'Dunkles Aussehen',
    system: 'Aussehen wie dieses Gerät',
    largerText: 'Größerer Text (jetzt {{percent}} %)',
    smallerText: 'Kleinerer Text (jetzt {{percent}} %)',
    comfortable: 'Großzügige Darstellung',
    compact: 'Kompakte Darstellung',
    speak: 'Oberfläche auf {{language}}',
    settings: 'Ihre Einstellungen',
    shortcuts: 'Tastenkürzel',
    signOut: 'Abmelden',
    signOutUnsaved: 'Einige Änderungen sind noch nicht gespeichert und gingen verloren. Trotzdem abmelden?',
  },
  shortcuts: {
    everywhere: 'Überall',
    palette: 'Zu allem gehen',
    overview: 'Diese Übersicht',
    escape: 'Schließen, was obenauf liegt',
    move: 'Durch eine Ergebnisliste gehen',
    choose: 'Auswählen',
    off: 'Kürzel aus einem einzelnen Zeichen sind in Ihren Einstellungen abgeschaltet.',
  },
  keys: { Ctrl: 'Strg', Shift: 'Umschalt', Escape: 'Esc', Enter: 'Eingabe', Delete: 'Entf' },
  newRelease: {
    title: 'Es gibt eine neue Version',
    text: 'Sie kommt mit dem nächsten Laden der Seite.',
    reload: 'Jetzt neu laden',
  },
  offline: 'Keine Verbindung. Was Sie tun, bleibt erhalten und wird gesendet, sobald sie zurück ist.',
  away: 'Der Server antwortet nicht. Lassen Sie diese Seite offen: Ihre Eingaben bleiben, und was fehlt, wird geladen, sobald er wieder da ist.',
  addressUnconfirmed:
    'Ihre Adresse ist noch nicht bestätigt. Bis dahin haben Sie nur, wofür Ihre Einladung galt.',
  confirmAddress: 'Jetzt bestätigen',
};

export default de;
