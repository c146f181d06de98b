import type { PublishedProduct, PublishedProducts } from '@vitrine/shared/contract';
import { HeldAddress } from '../../address/held-address';
import { opened } from '../../address/place';
import { aPicture, panelOf, shownExperience, withoutParts } from '../../testing/shown-experience';
import { productNames } from './product-names';
import { ProductPanel } from './product-panel';

const plain = (id: string, title: string): PublishedProduct => ({
  id,
  title: { en: title },
  description: {},
  collections: ['Seating'],
  options: [],
  variants: [{ id: 'only', values: {}, prices: { EUR: { amount: '50' } }, available: true }],
  media: [],
});
const media = ['front', 'side'].map((side) => ({ url: `${aPicture}#${side}`, alt: { en: `The ${side}` } }));
const value = (id: string, label: string, colour?: string) => ({
  id,
  label: { en: label },
  ...(colour && { colour }),
});
const chair: PublishedProduct = {
  ...plain('chair', 'Chair with arms'),
  title: { en: 'Chair with arms', ar: 'كرسي بذراعين' },
  description: { en: 'Made in **one piece**, by hand.\n\n- Oak from the valley\n- Oiled twice' },
  vendor: 'Ekdal',
  options: [
    {
      id: 'wood',
      name: { en: 'Wood' },
      values: [value('oak', 'Oak', '#c9a06a'), value('ash', 'Ash', '#e6d9c2'), value('elm', 'Elm')],
    },
  ],
  variants: [
    {
      id: 'a',
      values: { wood: 'oak' },
      sku: 'C-O',
      prices: { EUR: { amount: '340', compareAt: '390' }, NOK: { amount: '3900' } },
      available: true,
    },
    { id: 'b', values: { wood: 'ash' }, prices: { EUR: { amount: '360' } }, available: false },
  ],
  media,
  dimensionsMetres: { width: 0.5, height: 0.8, depth: 0.55 },
  buyUrl: 'https://www.shop.example/chair',
};
const soldOut: PublishedProduct = {
  ...plain('bench', 'A bench whose name says where the wood was cut, by whom, and in which winter'),
  variants: [{ id: 'only', values: {}, prices: {}, available: false }],
  media,
};
const part = (products: PublishedProduct[]): PublishedProducts => ({
  area: 'products',
  documentId: null,
  title: {},
  products,
});
const few = shownExperience([part([chair, soldOut, plain('vase', 'Vase')])]);
const many = shownExperience([
  part([
    chair,
    soldOut,
    ...Array.from({ length: 10 }, (_, index) => ({
      ...plain(`vase-${index}`, `Vase ${index + 1}`),
      collections: ['Decoration'],
    })),
  ]),
]);

const Opened = ({ id }: { id: string }) => (
  <HeldAddress at={{ view: null, open: opened(productNames.one, id) }}>
    <ProductPanel {...panelOf(few)} />
  </HeldAddress>
);

export const AFew = () => <ProductPanel {...panelOf(few)} />;
export const ManyToSearch = () => <ProductPanel {...panelOf(many)} />;
export const OneOfThem = () => <Opened id="chair" />;
export const SoldOut = () => <Opened id="bench" />;
export const Loading = () => <ProductPanel {...panelOf(withoutParts(few, 'loading'))} />;
export const Failed = () => <ProductPanel {...panelOf(withoutParts(few, 'failed'))} />;
