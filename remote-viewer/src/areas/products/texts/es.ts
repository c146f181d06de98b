import { plural } from '../../../language/plural';
import type { ProductTexts } from './en';

export default {
  search: 'Buscar productos',
  all: 'Todos',
  favourites: 'Favoritos',
  narrow: 'Mostrar',
  nothingFound: 'No se han encontrado productos.',
  noFavourites:
    'Aún no hay favoritos. Toque el corazón junto a un producto para guardarlo en este dispositivo.',
  more: (count) => plural('es', count, { other: 'Mostrar # más' }),
  moreFailed: 'Algunos productos no se han podido cargar.',
  currency: 'Moneda',
  from: (price) => `Desde ${price}`,
  before: 'Antes',
  now: 'Ahora',
  keep: (name) => `Añadir ${name} a favoritos`,
  drop: (name) => `Quitar ${name} de favoritos`,
  keepShort: 'Añadir a favoritos',
  keptShort: 'En favoritos',
  available: 'Disponible',
  unavailable: 'No disponible por el momento',
  unavailableHere: 'No disponible en esta combinación',
  pictures: 'Imágenes',
  picture: (number, count) => `Imagen ${number} de ${count}`,
  model: 'Ver en 3D',
  modelKeys: 'Las flechas giran el modelo, más y menos acercan y alejan, Inicio restablece la vista.',
  size: 'Medidas (ancho × alto × fondo)',
  sku: 'Referencia',
  by: (vendor) => `De ${vendor}`,
  buy: (shop) => `Comprar en ${shop}`,
  newTab: 'Se abre en una pestaña nueva',
} satisfies ProductTexts;
