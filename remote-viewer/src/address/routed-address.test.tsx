import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManifestPart } from '@vitrine/shared/contract';
import { createTestHost, createTestRoutes } from '@vitrine/shared/host/testing';
import { useAddress } from './address';
import { opened, type Place } from './place';
import { RoutedAddress } from './routed-address';

const part = (area: string, documentId: string | null): ManifestPart => ({
  area,
  documentId,
  title: {},
  hash: `${area} ${documentId}`,
  bytes: 1,
});
const parts = [part('scenes', 'living'), part('scenes', 'dining'), part('products', null)];
const living: Place = { view: 'living', open: null };
const dining: Place = { view: 'dining', open: null };
const list: Place = { ...dining, open: opened('products', null) };
const table: Place = { ...dining, open: opened('product', 'table') };
const ash: Place = { ...dining, open: opened('product', 'table', { variant: 'ash' }) };

const onMissing = jest.fn();
beforeEach(() => onMissing.mockClear());

function Buttons() {
  const { back, follow, go, miss, refine } = useAddress();
  const buttons: Record<string, () => void> = {
    'to living': () => go(living),
    'to dining': () => go(dining),
    'to the list': () => go(list),
    'to the table': () => go(table),
    'choose ash': () => refine(ash),
    'close the table': () => back(list),
    'close the list': () => back(dining),
    leave: () => back(null),
    'to living while the table says where it is': () => {
      go(living);
      refine(ash);
    },
    'follow a dead link': () => follow(new URLSearchParams('open=poll:gone')),
    'it is gone': miss,
  };
  return Object.entries(buttons).map(([name, press]) => (
    <button key={name} type="button" onClick={press}>
      {name}
    </button>
  ));
}

function open(search = '') {
  const { router, page } = createTestRoutes(
    createTestHost().host,
    [
      {
        path: '/:placementId',
        element: (
          <RoutedAddress parts={parts} onMissing={onMissing}>
            <Buttons />
          </RoutedAddress>
        ),
      },
    ],
    `/showroom24${search}`,
  );
  render(page);
  return {
    search: () => router.state.location.search,
    press: async (...names: string[]) => {
      for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
    },
    pressAtOnce: (name: string, times: number) =>
      act(() => {
        for (let press = 0; press < times; press++) screen.getByRole('button', { name }).click();
      }),
    back: () => act(() => router.navigate(-1)),
  };
}
const inside = ['to living', 'to dining', 'to the list', 'to the table'];

it('goes back through everything, one at a time', async () => {
  const { back, press, search } = open();
  await press(...inside, 'choose ash');
  expect(search()).toBe('?scene=dining&open=product%3Atable&variant=ash');
  const passed: string[] = [];
  for (let times = 0; times < 4; times++) {
    await back();
    passed.push(search());
  }
  expect(passed).toEqual(['?scene=dining&open=products', '?scene=dining', '?scene=living', '']);
});

it('closing goes back to where one came from, over several at once', async () => {
  const { back, press, search } = open();
  await press(...inside, 'close the list');
  expect(search()).toBe('?scene=dining');
  await back();
  expect(search()).toBe('?scene=living');
  await press('to dining', 'to the list', 'leave');
  expect(search()).toBe('');
});

it('closing what an address from elsewhere has opened stays on the page', async () => {
  const { press, search } = open('?scene=dining&open=product%3Atable');
  await press('close the table');
  expect(search()).toBe('?scene=dining&open=products');
  await press('leave');
  expect(search()).toBe('');
});

it('a double press is one step', async () => {
  const { back, press, pressAtOnce, search } = open();
  await press('to living');
  await pressAtOnce('to dining', 3);
  await back();
  expect(search()).toBe('?scene=living');
  await press('to dining', 'to the list');
  await pressAtOnce('close the list', 3);
  expect(search()).toBe('?scene=dining');
});

it('what is not here leads to the landing, once, and is said', async () => {
  const { press, search } = open('?scene=cellar&lang=de');
  expect(search()).toBe('?lang=de');
  expect(onMissing).toHaveBeenCalledTimes(1);
  await press('to the table', 'it is gone');
  expect(search()).toBe('?lang=de');
  expect(onMissing).toHaveBeenCalledTimes(2);
});

it('what is said more exactly while the page goes elsewhere leads nobody back', async () => {
  const { back, press, search } = open();
  await press('to the table', 'to living while the table says where it is');
  expect(search()).toBe('?scene=living');
  await back();
  expect(search()).toBe('?scene=dining&open=product%3Atable');
});

it('a link to what is not here leads to the landing, which says so, and back from there', async () => {
  const { back, press, search } = open();
  await press('to the table', 'follow a dead link');
  expect(search()).toBe('');
  expect(onMissing).toHaveBeenCalledTimes(1);
  await back();
  expect(search()).toBe('?scene=dining&open=product%3Atable');
});
