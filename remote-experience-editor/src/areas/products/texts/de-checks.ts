import type { productsChecks } from '@vitrine/shared/contract/areas/products/checks';
import type { Translation } from '@vitrine/shared/ui';

/** Was das Zertifikat davon sagt. */
export const checks: Translation<typeof productsChecks, 'de'> = {
  'missing-title': {
    product: 'Das Produkt hat keinen Titel.',
    collection: 'Die Kollektion hat keinen Titel.',
  },
  'missing-alt': {
    picture: 'Bild {{number}} fehlt ein Alternativtext für alle, die es nicht sehen können.',
  },
  'missing-model': {
    product: 'Das Modell des Produkts gibt es nicht mehr.',
  },
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
};
