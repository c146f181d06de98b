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
  pixelsOf: '{{width}} × {{height}} px',
  unknown: 'Unbekannt',
  createdAt: 'Hinzugefügt',
  places_one: '{{count}} Stelle',
  places_other: '{{count}} Stellen',
  empty: 'Die Datei ist leer.',
  neither: 'Wählen Sie ein Bild (JPEG, PNG, WebP, AVIF, GIF, SVG) oder einen Film (MP4, WebM).',
  tooLarge: { image: 'Ein Bild darf höchstens 20 MiB haben.', video: 'Ein Film darf höchstens 2 GiB haben.' },
  notTaken: 'Der Film konnte nicht geprüft werden.',
};
