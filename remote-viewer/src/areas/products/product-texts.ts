import { useLanguage } from '../../texts/language';

/** What is said about products; it comes with their code, so that nobody else waits for it. */
const en = {
  search: 'Search products',
  all: 'All',
  favourites: 'Favourites',
  narrow: 'Show',
  nothingFound: 'Nothing is called so.',
  noFavourites: 'Nothing is kept yet. The heart beside a product keeps it on this device.',
  more: (count: number) => `Show ${count} more`,
  moreFailed: 'Some products could not be loaded.',
  currency: 'Currency',
  from: (price: string) => `From ${price}`,
  before: 'Before',
  now: 'Now',
  keep: (name: string) => `Keep ${name} as a favourite`,
  drop: (name: string) => `${name} is a favourite. Take it out`,
  keepShort: 'Keep as a favourite',
  keptShort: 'A favourite',
  available: 'Available',
  unavailable: 'Not available now',
  unavailableHere: 'Not available in this combination',
  back: 'All products',
  pictures: 'Pictures',
  picture: (number: number, count: number) => `Picture ${number} of ${count}`,
  model: 'View in 3D',
  modelKeys: 'Arrow keys turn the model, plus and minus come closer and go back, Home resets the view.',
  size: 'Size (width × height × depth)',
  sku: 'Article number',
  by: 'By',
  buy: (shop: string) => `Buy at ${shop}`,
  newTab: 'Opens in a new tab',
};
export type ProductTexts = typeof en;

const de: ProductTexts = {
  search: 'Produkte suchen',
  all: 'Alle',
  favourites: 'Gemerkt',
  narrow: 'Zeigen',
  nothingFound: 'Nichts heißt so.',
  noFavourites: 'Noch ist nichts gemerkt. Das Herz neben einem Produkt merkt es auf diesem Gerät.',
  more: (count) => `${count} weitere zeigen`,
  moreFailed: 'Einige Produkte konnten nicht geladen werden.',
  currency: 'Währung',
  from: (price) => `Ab ${price}`,
  before: 'Vorher',
  now: 'Jetzt',
  keep: (name) => `${name} merken`,
  drop: (name) => `${name} ist gemerkt. Nicht mehr merken`,
  keepShort: 'Merken',
  keptShort: 'Gemerkt',
  available: 'Verfügbar',
  unavailable: 'Zurzeit nicht verfügbar',
  unavailableHere: 'In dieser Kombination nicht verfügbar',
  back: 'Alle Produkte',
  pictures: 'Bilder',
  picture: (number, count) => `Bild ${number} von ${count}`,
  model: 'In 3D ansehen',
  modelKeys:
    'Pfeiltasten drehen das Modell, Plus und Minus gehen näher heran und zurück, Pos1 setzt die Ansicht zurück.',
  size: 'Maße (Breite × Höhe × Tiefe)',
  sku: 'Artikelnummer',
  by: 'Von',
  buy: (shop) => `Kaufen bei ${shop}`,
  newTab: 'Öffnet sich in einem neuen Tab',
};

export function useProductTexts(): ProductTexts {
  const { language } = useLanguage();
  return language.startsWith('de') ? de : en;
}
