import type { Translation } from '@vitrine/shared/ui';
import type { enMedia } from './en-media';

export const deMedia: Translation<typeof enMedia, 'de'> = {
  title: 'Bilder und Filme',
  search: 'Bilder und Filme suchen',
  emptyTitle: 'Noch keine Bilder oder Filme',
  emptyText: 'Was hier oder sonst irgendwo in der Marke hochgeladen wird, ist hier für alle zu finden.',
  upload: 'Bild oder Film hochladen',
  uploaded: '{{name}} ist in der Bibliothek.',
  kind: 'Art',
  anyKind: 'Bilder und Filme',
  kinds: { image: 'Bild', video: 'Film' },
  pixels: 'Breite × Höhe',
  unknown: 'Unbekannt',
  createdAt: 'Hinzugefügt',
  places_one: '{{count}} Stelle',
  places_other: '{{count}} Stellen',
  empty: 'Die Datei ist leer.',
  neither: 'Wählen Sie ein Bild (JPEG, PNG, WebP, AVIF, GIF, SVG) oder einen Film (MP4, WebM).',
  tooLarge: { image: 'Ein Bild darf höchstens 20 MiB haben.', video: 'Ein Film darf höchstens 2 GiB haben.' },
  renameTitle: 'Umbenennen',
  choose: { image: 'Bild auswählen', video: 'Film auswählen' },
  otherKind: {
    image: 'An die Stelle eines Bildes kann nur ein anderes Bild treten.',
    video: 'An die Stelle eines Films kann nur ein anderer Film treten.',
  },
  replaced_one: '{{name}} ist an {{count}} Stelle ersetzt',
  replaced_other: '{{name}} ist an {{count}} Stellen ersetzt',
  replacedText:
    'Veröffentlichen Sie die Erlebnisse, in denen die Datei vorkommt. Die bisherige Datei ist archiviert.',
  kept_one:
    'An {{count}} Stelle bleibt die bisherige Datei: in der Kopie einer älteren Fassung aus dem Speicher oder in einer laufenden Umfrage.',
  kept_other:
    'An {{count}} Stellen bleibt die bisherige Datei: in Kopien älterer Fassungen aus dem Speicher oder in laufenden Umfragen.',
  notTaken: 'Der Film konnte nicht geprüft werden.',
};
