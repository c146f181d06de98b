import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import {
  aBrand,
  aPlacement,
  aStore,
  aTestAccess,
  brandId,
  storeId,
} from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import StoreScreen from './index';

const brandPath = `/v1/brands/${brandId}`;
const list = `GET ${brandPath}/placements/showroom24/test-accesses`;
const many = Array.from({ length: 6 }, (_, index) =>
  aTestAccess({ id: `testaccess2345678${index + 2}ab`, label: `Phone ${index}` }),
);
const revoked = aTestAccess({ label: 'Lost phone', revokedAt: '2026-02-01T00:00:00.000Z' });

/** The drawer at an address, over an API that answers what is in use, and what was revoked. */
async function open(inUse: object[], gone: object[], query = '') {
  const calls = fakeApi({
    [`GET ${brandPath}`]: () => aBrand(),
    [`GET ${brandPath}/stores/${storeId}`]: () => aStore(),
    [`GET ${brandPath}/placements`]: () => pageOf(aPlacement()),
    [`GET ${brandPath}/placements/showroom24`]: () => aPlacement(),
    [list]: ({ query: asked }) => pageOf(...(asked.get('archived') === 'true' ? gone : inUse)),
  });
  const view = renderScreen(StoreScreen, {
    address: `/manager/panel/brands/${brandId}/stores/${storeId}?tests=showroom24${query}`,
    path: '/manager/panel/brands/:brandId/stores/:storeId',
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Test accesses of Window' }));
  /** What the list itself was asked last. */
  const asked = () =>
    Object.fromEntries(
      calls.filter(({ name, query: of }) => name === list && of.get('limit') !== '1').at(-1)?.query ?? [],
    );
  return { ...view, asked, drawer };
}

test('a handful needs neither a search nor an order', async () => {
  const { drawer } = await open(many.slice(0, 5), []);
  expect(await drawer.findAllByRole('listitem')).toHaveLength(5);
  expect(drawer.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(drawer.queryByRole('combobox', { name: 'Order' })).not.toBeInTheDocument();
  expect(drawer.queryByText('Revoked')).not.toBeInTheDocument();
});

test('more are searched and put in another order', async () => {
  const { asked, drawer, user } = await open(many, []);
  await user.type(await drawer.findByRole('searchbox', { name: 'Search test accesses' }), 'phone');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'phone', sort: 'name', archived: 'false' }));
  await user.click(await drawer.findByRole('combobox', { name: 'Order' }));
  await user.click(await screen.findByTitle('Newest'));
  await waitFor(() => expect(asked()).toMatchObject({ q: 'phone', sort: '-createdAt' }));
});

test('the search that an address brought along stays while somebody clears it', async () => {
  const { asked, drawer, user } = await open(many.slice(0, 1), [], '&tests-q=phone');
  const field = await drawer.findByRole('searchbox', { name: 'Search test accesses' });
  await user.clear(field);
  await waitFor(() => expect(asked()).not.toHaveProperty('q'));
  expect(field).toHaveFocus();
});

test('revoked ones are shown with when that was, and nothing can be done with them', async () => {
  const { asked, baseElement, drawer, user } = await open(many.slice(0, 1), [revoked]);
  expect(await drawer.findByText('Phone 0')).toBeVisible();
  await user.click(await drawer.findByText('Revoked'));
  const item = within(await drawer.findByRole('listitem'));
  expect(item.getByText('Lost phone')).toBeVisible();
  expect(item.getByText(/^Revoked /)).toBeVisible();
  expect(item.queryByRole('button')).not.toBeInTheDocument();
  expect(item.queryByRole('link')).not.toBeInTheDocument();
  expect(asked()).toMatchObject({ archived: 'true' });
  expect((await axe(baseElement, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test('what narrows them stands in the address, and goes with the window', async () => {
  const { asked, drawer, user } = await open(many, [revoked], '&tests-archived=true&tests-q=lost');
  expect(await drawer.findByText('Lost phone')).toBeVisible();
  expect(drawer.getByRole('searchbox')).toHaveValue('lost');
  expect(asked()).toMatchObject({ q: 'lost', archived: 'true' });
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Test accesses' }));
  expect(await screen.findByText('Phone 0')).toBeVisible();
  expect(asked()).toMatchObject({ archived: 'false' });
  expect(asked()).not.toHaveProperty('q');
});
