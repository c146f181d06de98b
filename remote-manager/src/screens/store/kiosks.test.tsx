import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import {
  aBrand,
  anExperience,
  aPlacement,
  aStore,
  brandId,
  storeId,
} from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import StoreScreen from './index';

const path = `/v1/brands/${brandId}`;
const at = {
  address: `/manager/panel/brands/${brandId}/stores/${storeId}`,
  path: '/manager/panel/brands/:brandId/stores/:storeId',
};
const reading = (...placements: object[]) => ({
  [`GET ${path}`]: () => aBrand(),
  [`GET ${path}/stores/${storeId}`]: () => aStore(),
  [`GET ${path}/placements`]: () => pageOf(...placements),
  [`GET ${path}/experiences`]: () => pageOf(anExperience()),
});
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const kiosk = (own: object = {}) => aPlacement({ kind: 'kiosk', state: 'active', ...own });

test.each([
  ['seen a moment ago', { lastSeenAt: ago(1) }, 'Seen now', false],
  ['seen a while ago', { lastSeenAt: ago(10) }, 'Seen 10 minutes ago', false],
  ['never seen', {}, 'Never seen', false],
  ['silent', { lastSeenAt: ago(200), silent: true }, 'Seen 3 hours ago', true],
  ['never seen and silent', { silent: true }, 'Never seen', true],
])('a kiosk that was %s says so', async (_, own, words, silent) => {
  fakeApi(reading(kiosk(own)));
  const { container } = renderScreen(StoreScreen, at);
  const seen = await screen.findByText(words);
  expect(seen).toBeVisible();
  expect(seen.title !== '').toBe('lastSeenAt' in own);
  const alert = screen.queryByText('Silent');
  expect(alert !== null).toBe(silent);
  expect(screen.queryAllByText(/that the kiosk is on and online/)).toHaveLength(silent ? 1 : 0);
  // An icon stands beside the word.
  if (alert)
    expect(
      within(alert.closest('span') as HTMLElement).getByRole('img', { hidden: true }),
    ).toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

test('a placement that nobody keeps open says nothing of it', async () => {
  fakeApi(reading(aPlacement()));
  renderScreen(StoreScreen, at);
  await screen.findByText('Nothing to show', { selector: '[class*=status] *, [class*=status]' });
  expect(screen.queryByText(/seen/i)).not.toBeInTheDocument();
});

test('silent ones are a filter of the address, which the API answers', async () => {
  const calls = fakeApi(reading(kiosk({ silent: true })));
  renderScreen(StoreScreen, { ...at, address: `${at.address}?state=silent` });
  await screen.findByText('Never seen');
  const asked = calls.filter(
    ({ name, query }) => name.endsWith('/placements') && query.get('limit') === '24',
  );
  expect(asked.map(({ query }) => [query.get('silent'), query.get('state')])).toEqual([['true', null]]);
});

test('after how many seconds a kiosk starts again is entered where its kind is, and checked as the API does', async () => {
  const calls = fakeApi({
    ...reading(kiosk({ idleResetSeconds: 60 })),
    [`PATCH ${path}/placements/showroom24`]: () => kiosk({ idleResetSeconds: 90 }),
  });
  const { user } = renderScreen(StoreScreen, at);
  await user.click(await screen.findByRole('button', { name: 'Actions for Window' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = await screen.findByRole('spinbutton', { name: /^Starts again after/ });
  expect(field).toHaveValue('60');
  await user.clear(field);
  await user.type(field, '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('At least 10')).toBeVisible();
  await user.clear(field);
  await user.type(field, '90');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const written = () => calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
  await waitFor(() => expect(written()).toEqual([{ idleResetSeconds: 90, was: { idleResetSeconds: 60 } }]));
});

test('how many of one network may answer in a minute is said of any placement, up to what holds for all', async () => {
  const calls = fakeApi({
    ...reading(kiosk({ kind: 'qr' })),
    [`PATCH ${path}/placements/showroom24`]: () => kiosk({ kind: 'qr', respondentsPerMinute: 5 }),
  });
  const { user } = renderScreen(StoreScreen, at);
  await user.click(await screen.findByRole('button', { name: 'Actions for Window' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = await screen.findByRole('spinbutton', { name: /^Answering visitors per minute/ });
  expect(field).toHaveValue('');
  await user.type(field, '601');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('At most 600')).toBeVisible();
  await user.clear(field);
  await user.type(field, '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const written = () => calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
  await waitFor(() =>
    expect(written()).toEqual([{ respondentsPerMinute: 5, was: { respondentsPerMinute: null } }]),
  );
});

test('other kinds have no such field', async () => {
  fakeApi(reading(kiosk()));
  const { user } = renderScreen(StoreScreen, at);
  await user.click(await screen.findByRole('button', { name: 'Actions for Window' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = await screen.findByRole('spinbutton', { name: /^Starts again after/ });
  expect(field).toBeVisible();
  const form = within(field.closest('form') as HTMLElement);
  await user.click(form.getByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByTitle('Screen'));
  await waitFor(() => expect(field).not.toBeInTheDocument());
});

test('clearing the filter clears all of it', async () => {
  const calls = fakeApi(reading());
  const { user } = renderScreen(StoreScreen, { ...at, address: `${at.address}?kind=kiosk&state=silent` });
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  await waitFor(() => {
    const asked = calls.findLast(({ query }) => query.get('limit') === '24')?.query;
    expect([asked?.get('kind'), asked?.get('silent')]).toEqual([null, null]);
  });
});
