import { plural } from '../../../language/plural';
import type { ProductTexts } from './en';

export default {
  search: 'Rechercher des produits',
  all: 'Tous',
  favourites: 'Favoris',
  narrow: 'Afficher',
  nothingFound: 'Aucun produit trouvé.',
  noFavourites:
    'Pas encore de favoris. Touchez le cœur à côté d’un produit pour le conserver sur cet appareil.',
  more: (count) => plural('fr', count, { one: 'Afficher # autre', other: 'Afficher # autres' }),
  moreFailed: 'Certains produits n’ont pas pu être chargés.',
  currency: 'Devise',
  from: (price) => `À partir de ${price}`,
  before: 'Avant',
  now: 'Maintenant',
  keep: (name) => `Ajouter ${name} aux favoris`,
  drop: (name) => `Retirer ${name} des favoris`,
  keepShort: 'Ajouter aux favoris',
  keptShort: 'Dans les favoris',
  available: 'Disponible',
  unavailable: 'Indisponible pour le moment',
  unavailableHere: 'Indisponible dans cette combinaison',
  pictures: 'Images',
  picture: (number, count) => `Image ${number} sur ${count}`,
  model: 'Voir en 3D',
  enlarge: 'Agrandir',
  closer: 'zoomer',
  whole: 'voir en entier',
  seeIn: (view) => `Voir dans\u00a0: ${view}`,
  modelKeys:
    'Les flèches font tourner le modèle, plus et moins rapprochent et éloignent, Origine réinitialise la vue.',
  size: 'Dimensions (largeur × hauteur × profondeur)',
  sku: 'Référence',
  by: (vendor) => `Marque : ${vendor}`,
  buy: (shop) => `Acheter sur ${shop}`,
  newTab: 'S’ouvre dans un nouvel onglet',
} satisfies ProductTexts;
