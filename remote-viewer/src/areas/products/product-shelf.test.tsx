import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManifestPart, PublishedProduct, PublishedProducts } from '@vitrine/shared/contract';
import { standardTheme } from '@vitrine/shared/contract/areas/theme/document';
import { axe } from 'jest-axe';
import { useMemo } from 'react';
import { useOpened } from '../../address/address';
import { HeldAddress } from '../../address/held-address';
import { opened } from '../../address/place';
import { draftsKey } from '../../answers/use-draft';
import type { Experience } from '../../experience/experience';
import { LanguageProvider } from '../../language/language';
import { loadWords } from '../../testing/load-words';
import { productNames } from './product-names';
import { ProductShelf } from './product-shelf';
import { productTexts } from './product-texts';

beforeAll(() => loadWords('en', productTexts));

const product = (id: string, own: Partial<PublishedProduct> = {}): PublishedProduct => ({
  id,
  title: { en: id },
  description: {},
  collections: [],
  options: [],
  variants: [{ id: 'only', values: {}, prices: { EUR: { amount: '50' } }, available: true }],
  media: [],
  ...own,
});
const chair = product('Chair', {
  vendor: 'Ekdal',
  collections: ['Seating'],
  options: [
    {
      id: 'wood',
      name: { en: 'Wood' },
      values: [
        { id: 'oak', label: { en: 'Oak' } },
        { id: 'ash', label: { en: 'Ash' } },
      ],
    },
  ],
  variants: [
    {
      id: 'a',
      values: { wood: 'oak' },
      sku: 'C-O',
      prices: { EUR: { amount: '340', compareAt: '390' } },
      available: true,
    },
    { id: 'b', values: { wood: 'ash' }, sku: 'C-A', prices: { EUR: { amount: '360' } }, available: false },
  ],
  dimensionsMetres: { width: 0.5, height: 0.8, depth: 0.55 },
  buyUrl: 'https://www.shop.example/chair',
});
const pictureSize = (width: number) => ({
  url: `https://files.example/${width}.webp`,
  width,
  height: width,
  type: 'image/webp',
  bytes: 1,
  sha256: 'c'.repeat(64),
});
const vase = product('Vase', {
  collections: ['Decoration'],
  media: [
    {
      url: 'https://files.example/640.webp',
      alt: { en: 'A vase' },
      sizes: [pictureSize(320), pictureSize(640)],
    },
  ],
});

const part: ManifestPart = { area: 'products', documentId: null, title: {}, hash: 'b'.repeat(64), bytes: 1 };

interface Shown {
  loadPart?: Experience['loadPart'];
  first?: PublishedProduct[];
  asked?: string;
  variant?: string;
  languages?: string[];
}

const nothing: PublishedProducts = { area: 'products', documentId: null, title: {}, products: [] };

/** The sheet's, from a product to their list. */
function Back() {
  const { leave } = useOpened(productNames);
  return (
    <button type="button" onClick={leave}>
      Back
    </button>
  );
}

function Shelf({ loadPart, first = [chair, vase], asked, variant, languages = ['en'] }: Shown) {
  const experience: Experience = {
    kind: 'experience',
    placementId: 'showroom24',
    legal: {},
    manifest: 'a'.repeat(64),
    test: null,
    isKiosk: false,
    idleResetSeconds: null,
    displayMode: null,
    timeZone: null,
    root: {
      schemaVersion: 2,
      experienceId: '3333333333333333',
      version: 1,
      languages: ['en'],
      theme: standardTheme(),
      poster: null,
      logo: null,
      parts: [],
    },
    loadPart: loadPart ?? (async () => nothing),
  };
  const at = useMemo(() => {
    const { list, one } = productNames;
    return {
      view: null,
      open: asked === undefined ? opened(list, null) : opened(one, asked, variant ? { variant } : {}),
    };
  }, [asked, variant]);
  return (
    <LanguageProvider languages={languages}>
      <HeldAddress at={at}>
        <Back />
        <ProductShelf
          experience={experience}
          first={first}
          collectionTitles={{ Decoration: { en: 'Things to look at', de: 'Zum Ansehen' } }}
          others={loadPart ? [part] : []}
          views={[]}
        />
      </HeldAddress>
    </LanguageProvider>
  );
}

function renderShelf(shown: Shown = {}) {
  const view = render(<Shelf {...shown} />);
  return {
    ...view,
    rerender: (next: Shown) => view.rerender(<Shelf {...next} />),
    user: userEvent.setup(),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('products show what they cost, and are narrowed by collection', async () => {
  const { container, user } = renderShelf();
  expect(screen.getByRole('button', { name: /^Chair/ })).toHaveTextContent('From €340');
  expect(screen.getByRole('button', { name: /^Vase/ })).toHaveTextContent('€50');
  expect(screen.getByRole('button', { name: 'Seating' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Things to look at' }));
  expect(screen.queryByRole('button', { name: /^Chair/ })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('a product tells price, availability and item number of the variant that is chosen', async () => {
  const { container, user } = renderShelf();
  await user.click(screen.getByRole('button', { name: /^Chair/ }));
  expect(screen.getByRole('heading', { name: 'Chair' })).toHaveFocus();
  expect(screen.getByText('€390').tagName).toBe('S');
  expect(screen.getByText('€340')).toBeVisible();
  expect(screen.getByText('C-O')).toBeVisible();
  expect(screen.getByText('Size (width × height × depth)').nextSibling).toHaveTextContent(
    '0.50 × 0.80 × 0.55 m',
  );
  await user.click(screen.getByRole('radio', { name: 'Ash (Not available right now)' }));
  expect(screen.getByText('€360')).toBeVisible();
  expect(screen.getByText('Not available right now')).toHaveAttribute('role', 'status');
  expect(screen.getByText('C-A')).toBeVisible();
  const buy = screen.getByRole('link', { name: 'Buy at shop.example' });
  expect(buy).toHaveAttribute('href', 'https://www.shop.example/chair');
  expect(buy).toHaveAttribute('rel', 'noopener noreferrer');
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: /^Chair/ })).toHaveFocus();
});

test('a variant shows itself, whichever picture was looked at before; one without a picture leaves it', async () => {
  const media = ['oak', 'ash'].map((wood) => ({
    url: `https://files.example/${wood}.webp`,
    alt: { en: `In ${wood}` },
  }));
  const [oak, ash] = chair.variants;
  if (!oak || !ash) throw new Error('A chair has two variants');
  const { user } = renderShelf({ first: [{ ...chair, media, variants: [oak, { ...ash, picture: 1 }] }] });
  await user.click(screen.getByRole('button', { name: /^Chair/ }));
  const isShown = (number: number) =>
    expect(screen.getByRole('button', { name: `Picture ${number} of 2`, pressed: true })).toBeVisible();
  isShown(1);
  await user.click(screen.getByRole('radio', { name: /^Ash/ }));
  isShown(2);
  await user.click(screen.getByRole('radio', { name: /^Oak/ }));
  isShown(2);
});

test.each([
  ['left to right', 300],
  ['right to left', -300],
])('a picture that is swiped to is the one that is shown, from %s', async (_direction, scrollLeft) => {
  const media = ['front', 'side'].map((alt) => ({
    url: `https://files.example/${alt}.webp`,
    alt: { en: alt },
  }));
  const { user } = renderShelf({ first: [{ ...chair, media }] });
  await user.click(screen.getByRole('button', { name: /^Chair/ }));
  const strip = screen.getByRole('region', { name: 'Pictures' }).querySelector('[inert]')?.parentElement;
  if (!strip) throw new Error('The second one lies beside the first');
  Object.defineProperties(strip, { clientWidth: { value: 300 }, scrollWidth: { value: 600 } });
  strip.scrollLeft = scrollLeft;
  fireEvent.scroll(strip);
  expect(await screen.findByRole('button', { name: 'Picture 2 of 2', pressed: true })).toBeVisible();
});

test('a card that says from which price opens what costs that', async () => {
  const { user } = renderShelf({
    first: [
      product('Table', {
        options: [
          {
            id: 'size',
            name: { en: 'Size' },
            values: [
              { id: 'eight', label: { en: 'For eight' } },
              { id: 'six', label: { en: 'For six' } },
            ],
          },
        ],
        variants: [
          { id: 'a', values: { size: 'eight' }, prices: { EUR: { amount: '500' } }, available: true },
          { id: 'b', values: { size: 'six' }, prices: { EUR: { amount: '300' } }, available: true },
        ],
      }),
    ],
  });
  await user.click(screen.getByRole('button', { name: /^Table\s*From €300/ }));
  expect(screen.getByRole('radio', { name: 'For six' })).toBeChecked();
  expect(screen.getByText('€300')).toBeVisible();
});

test('what is kept stays on the device', async () => {
  const { unmount, user } = renderShelf();
  await user.click(screen.getByRole('button', { name: 'Keep Vase as a favourite' }));
  unmount();
  renderShelf();
  await user.click(screen.getByRole('button', { name: 'Favourites' }));
  const list = screen.getByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await user.click(within(list).getByRole('button', { name: 'Remove Vase from favourites' }));
  expect(screen.getByRole('status')).toHaveTextContent('No favourites yet.');
});

test('further pages come by themselves, and again where they did not', async () => {
  const loadPart = jest
    .fn<Promise<PublishedProducts>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ area: 'products', documentId: null, title: {}, products: [product('Lamp')] });
  const { user } = renderShelf({ loadPart });
  expect(await screen.findByText('Some products could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Lamp/ })).toBeVisible();
  expect(screen.queryByText('Some products could not be loaded.')).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('beside the form of a product, the preview has it open and follows what is typed', () => {
  const { rerender } = renderShelf({ asked: 'Vase' });
  expect(screen.getByRole('heading', { name: 'Vase' })).toBeVisible();
  rerender({ asked: 'Vase', first: [chair, { ...vase, title: { en: 'Tall vase' } }] });
  expect(screen.getByRole('heading', { name: 'Tall vase' })).toBeVisible();
  rerender({ asked: 'Chair', first: [chair, vase] });
  expect(screen.getByRole('heading', { name: 'Chair' })).toBeVisible();
});

test('names and prices are in the visitor’s language', async () => {
  await loadWords('de', productTexts);
  const german = { ...vase, title: { en: 'Vase', de: 'Bodenvase' } };
  render(
    <Shelf first={[{ ...german, variants: [...chair.variants, ...vase.variants] }]} languages={['de']} />,
  );
  expect(screen.getByRole('button', { name: /^Bodenvase\s*Ab/ })).toHaveTextContent('Ab 50 €');
  expect(screen.getByRole('button', { name: 'Bodenvase zu den Favoriten hinzufügen' })).toBeVisible();
});

test('pictures are offered to the browser in all their sizes, small in the list and as wide as the sheet in the product', async () => {
  const { container } = render(<Shelf />);
  const offered = () => {
    const picture = container.querySelector('img');
    return [picture?.srcset, picture?.sizes];
  };
  const all = 'https://files.example/320.webp 320w,https://files.example/640.webp 640w';
  expect(offered()).toEqual([all, '200px']);
  await userEvent.click(screen.getByRole('button', { name: /^Vase/ }));
  // Beside the scene, in a window of 1,024 pixels.
  expect(offered()).toEqual([all, '434px']);
});

/** What is told of the looks at a product once the page is left. */
function looksAt(documentId: string) {
  const sent: { documentId?: string }[] = [];
  global.fetch = async (_url, init) => {
    sent.push(...JSON.parse(String(init?.body)).events);
    return new Response(null, { status: 204 });
  };
  return () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    return sent.filter((event) => event.documentId === documentId);
  };
}

test('each variant that was seen is recorded once, with whether it could be had', async () => {
  const looks = looksAt('seen');
  const { user } = renderShelf({ first: [{ ...chair, id: 'seen' }] });
  await user.click(screen.getByRole('button', { name: /^Chair/ }));
  await user.click(screen.getByRole('radio', { name: 'Ash (Not available right now)' }));
  await user.click(screen.getByRole('radio', { name: 'Oak' }));
  const look = { kind: 'look', documentId: 'seen' };
  expect(looks()).toEqual([
    { ...look, variantId: 'a', available: true },
    { ...look, variantId: 'b', available: false },
  ]);
});

test.each([
  ['cannot be had without a link to buy where another has one', chair, false],
  ['can be had without a link to buy where none has one', vase, true],
])('what is in stock %s', async (what, beside, available) => {
  const { buyUrl: _, ...unlinked } = chair;
  const looks = looksAt(what);
  // The other comes with a later page: until then nothing is recorded that may be false.
  let arrive: (page: PublishedProducts) => void = () => undefined;
  const page = new Promise<PublishedProducts>((resolve) => {
    arrive = resolve;
  });
  renderShelf({ first: [{ ...unlinked, id: what }], loadPart: () => page, asked: what });
  expect(screen.getByRole('heading', { name: 'Chair' })).toBeVisible();
  expect(looks()).toEqual([]);
  arrive({ ...nothing, products: [beside] });
  await waitFor(() =>
    expect(looks()).toEqual([{ kind: 'look', documentId: what, variantId: 'a', available }]),
  );
});

test('is looked through as before, after a product was open and after a reload', async () => {
  const first = Array.from({ length: 130 }, (_, index) =>
    product(`Chair ${index}`, { collections: ['Seating'] }),
  );
  const { unmount, user } = renderShelf({ first: [...first, vase] });
  await user.click(screen.getByRole('button', { name: 'Seating' }));
  await user.type(screen.getByRole('searchbox'), 'chair');
  await user.click(screen.getByRole('button', { name: 'Show 60 more' }));
  await user.click(screen.getByRole('button', { name: /^Chair 99/ }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: /^Chair 99/ })).toHaveFocus();
  unmount();
  renderShelf({ first: [...first, vase] });
  expect(screen.getByRole('searchbox')).toHaveValue('chair');
  expect(screen.getByRole('button', { name: 'Seating', pressed: true })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(120);
});

test.each([['{'], ['{"products showroom24":{"words":7,"narrowed":{"to":"collection"},"shown":1e9}}']])(
  'begins with all of them where the device keeps %s',
  (kept) => {
    sessionStorage.setItem(draftsKey, kept);
    renderShelf();
    expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  },
);

test('says so where an address names a variant that is gone, and shows one that is there', () => {
  renderShelf({ asked: 'Chair', variant: 'gone' });
  expect(screen.getByText('What this link leads to is no longer here.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Oak' })).toBeChecked();
});

test('a value of an option shows its colour', async () => {
  const [wood] = chair.options;
  if (!wood) throw new Error('A chair has an option');
  const values = wood.values.map((value) => ({ ...value, colour: '#8a4b24' }));
  renderShelf({ asked: 'Chair', first: [{ ...chair, options: [{ ...wood, values }] }] });
  const look = screen.getByRole('radio', { name: 'Oak' }).parentElement?.querySelector('i');
  expect(look).toHaveStyle({ background: '#8a4b24' });
});

test('what narrows the list can be taken away, also where too few are published now to be searched', async () => {
  const many = Array.from({ length: 9 }, (_, index) => product(`Oak ${index}`, { collections: ['Oak'] }));
  const { unmount, user } = renderShelf({ first: many });
  await user.click(screen.getByRole('button', { name: 'Oak' }));
  await user.type(screen.getByRole('searchbox'), 'oak');
  unmount();
  const next = renderShelf({ first: [product('Vase')] });
  expect(screen.getByRole('status')).toHaveTextContent('No products found.');
  await next.user.clear(screen.getByRole('searchbox'));
  await next.user.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole('button', { name: /^Vase/ })).toBeVisible();
});
