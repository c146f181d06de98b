import type { ManifestPart } from '@vitrine/shared/contract';
import { addressesOf } from './addresses-of';
import { opened, type Place } from './place';

const part = (area: string, documentId: string | null): ManifestPart => ({
  area,
  documentId,
  title: {},
  hash: `${area} ${documentId}`,
  bytes: 1,
});
const parts = [
  part('scenes', 'living'),
  part('scenes', 'dining'),
  part('polling', 'wood'),
  part('products', null),
];
const { first, read, write } = addressesOf(parts);
const at = (text: string) => read(new URLSearchParams(text));

test.each<[string, Place | null]>([
  ['', null],
  ['scene=dining', { view: 'dining', open: null }],
  ['scene=living&open=poll%3Awood', { view: 'living', open: opened('poll', 'wood') }],
  ['scene=dining&open=products', { view: 'dining', open: opened('products', null) }],
  [
    'scene=dining&open=product%3Atable&variant=ash',
    { view: 'dining', open: opened('product', 'table', { variant: 'ash' }) },
  ],
  ['scene=living&open=poll%3Awood&at=2', { view: 'living', open: opened('poll', 'wood', { at: 2 }) }],
])('"%s" is read as it is written', (text, place) => {
  expect(at(text)).toEqual(place);
  expect(String(write(new URLSearchParams(), place))).toBe(text);
});

test.each([
  'scene=kitchen',
  'open=poll:steel',
  'open=poll',
  'open=survey:wood',
  'open=videos',
  'open=product',
  'scene=<script>alert(1)</script>',
  `open=poll:${'a'.repeat(10_000)}`,
  'open=',
  'open=constructor:wood',
])('"%.40s" leads to nothing that is here', (text) => {
  expect(at(text)).toBe('missing');
});

test('what is open without a scene is open in the first one', () => {
  expect(at('open=poll:wood')).toEqual({ ...first, open: opened('poll', 'wood') });
  expect(at('scene=')).toEqual(first);
});

test.each(['-1', '1.5', 'soon', 'Infinity', ''])('a time of "%s" is none', (seconds) => {
  const place = at(`open=poll:wood&at=${seconds}`);
  expect(place).toEqual({ ...first, open: opened('poll', 'wood', { at: seconds === '' ? 0 : null }) });
});

test('what an address says otherwise stays; where the visit came from goes', () => {
  const search = new URLSearchParams('lang=de&utm_source=flyer&from=code&open=products&variant=a');
  expect(String(write(search, { view: 'dining', open: null }))).toBe('lang=de&utm_source=flyer&scene=dining');
  expect(String(write(search, null))).toBe('lang=de&utm_source=flyer');
});

test('an experience without a scene has an inside as well', () => {
  const { first: inside, read, write } = addressesOf([part('polling', 'wood')]);
  const text = String(write(new URLSearchParams(), inside));
  expect(text).toBe('scene=');
  expect(read(new URLSearchParams(text))).toEqual(inside);
});
