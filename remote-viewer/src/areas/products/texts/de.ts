import { plural } from '../../../language/plural';
import type { ProductTexts } from './en';

export default {
  search: 'Produkte suchen',
  all: 'Alle',
  favourites: 'Favoriten',
  narrow: 'Anzeigen',
  nothingFound: 'Keine Produkte gefunden.',
  noFavourites:
    'Noch keine Favoriten. Tippen Sie auf das Herz neben einem Produkt, um es sich auf diesem Gerät zu merken.',
  more: (count) => plural('de', count, { other: '# weitere anzeigen' }),
  moreFailed: 'Einige Produkte konnten nicht geladen werden.',
  currency: 'Währung',
  from: (price) => `Ab ${price}`,
  before: 'Vorher',
  now: 'Jetzt',
  keep: (name) => `${name} zu den Favoriten hinzufügen`,
  drop: (name) => `${name} aus den Favoriten entfernen`,
  keepShort: 'Merken',
  keptShort: 'Gemerkt',
  available: 'Verfügbar',
  unavailable: 'Zurzeit nicht verfügbar',
  unavailableHere: 'In dieser Kombination nicht verfügbar',
  pictures: 'Bilder',
  picture: (number, count) => `Bild ${number} von ${count}`,
  model: 'In 3D ansehen',
  enlarge: 'Vergrößern',
  closer: 'heranholen',
  whole: 'ganz zeigen',
  seeIn: (view) => `Ansehen in: ${view}`,
  modelKeys:
    'Pfeiltasten drehen das Modell, Plus und Minus zoomen hinein und heraus, Pos1 setzt die Ansicht zurück.',
  size: 'Maße (Breite × Höhe × Tiefe)',
  sku: 'Artikelnummer',
  by: (vendor) => `Von ${vendor}`,
  buy: (shop) => `Kaufen bei ${shop}`,
  newTab: 'Öffnet sich in einem neuen Tab',
} satisfies ProductTexts;
