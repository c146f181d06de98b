import { plural } from '../../../language/plural';
import type { ProductTexts } from './en';

export default {
  search: 'Cerca prodotti',
  all: 'Tutti',
  favourites: 'Preferiti',
  narrow: 'Mostra',
  nothingFound: 'Nessun prodotto trovato.',
  noFavourites:
    'Ancora nessun preferito. Tocchi il cuore accanto a un prodotto per conservarlo su questo dispositivo.',
  more: (count) => plural('it', count, { one: 'Mostra # altro', other: 'Mostra altri #' }),
  moreFailed: 'Non è stato possibile caricare alcuni prodotti.',
  currency: 'Valuta',
  from: (price) => `Da ${price}`,
  before: 'Prima',
  now: 'Ora',
  keep: (name) => `Aggiungi ${name} ai preferiti`,
  drop: (name) => `Rimuovi ${name} dai preferiti`,
  keepShort: 'Aggiungi ai preferiti',
  keptShort: 'Nei preferiti',
  available: 'Disponibile',
  unavailable: 'Al momento non disponibile',
  unavailableHere: 'Non disponibile in questa combinazione',
  pictures: 'Immagini',
  picture: (number, count) => `Immagine ${number} di ${count}`,
  model: 'Guarda in 3D',
  modelKeys: 'Le frecce ruotano il modello, più e meno ingrandiscono e riducono, Home ripristina la vista.',
  size: 'Dimensioni (larghezza × altezza × profondità)',
  sku: 'Codice articolo',
  by: (vendor) => `Di ${vendor}`,
  buy: (shop) => `Acquista su ${shop}`,
  newTab: 'Si apre in una nuova scheda',
} satisfies ProductTexts;
