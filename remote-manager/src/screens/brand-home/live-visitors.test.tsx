import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, anExperience, aPlacement, aStore, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import BrandHome from './index';

const path = `/v1/brands/${brandId}`;
const at = { address: `/manager/panel/brands/${brandId}`, path: '/manager/panel/brands/:brandId' };
const [busy, quiet] = [anExperience(), anExperience({ id: 'quiet23456789abc', name: 'Winter lights' })];

/** @param visitors of the busy one, at each time that they are asked for. */
const answers = (visitors: () => number) => ({
  [`GET ${path}`]: () => aBrand(),
  [`GET ${path}/stores`]: () => pageOf(aStore()),
  [`GET ${path}/webhooks`]: () => pageOf(),
  [`GET ${path}/placements`]: () => pageOf(aPlacement({ state: 'active' })),
  [`GET ${path}/library`]: () => pageOf(),
  [`GET ${path}/files`]: () => pageOf(),
  [`GET ${path}/experiences`]: () => pageOf(busy, quiet),
  [`GET ${path}/live-visitors`]: () => ({
    experiences: visitors() ? [{ experienceId: busy.id, visitors: visitors() }] : [],
    placements: [],
  }),
});
const list = async () => within(await screen.findByRole('region', { name: 'Experiences' }));

afterEach(() => jest.useRealTimers());

test('how many visitors have an experience open stands on its card, goes with them, and nothing where nobody has', async () => {
  jest.useFakeTimers();
  let count = 3;
  fakeApi(answers(() => count));
  renderScreen(BrandHome, at);
  const cards = await list();
  expect(await cards.findByText('3 visitors now')).toBeVisible();
  expect(cards.getAllByText(/now$/)).toHaveLength(1);
  count = 1;
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(cards.getByText('1 visitor now')).toBeVisible();
  count = 0;
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(cards.queryByText(/now$/)).not.toBeInTheDocument();
});

test('in the table it is a column', async () => {
  fakeApi(answers(() => 3));
  renderScreen(BrandHome, { ...at, address: `${at.address}?view=table` });
  const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
  expect(await within(await row(busy.name)).findByRole('cell', { name: '3' })).toBeVisible();
  expect(within(await row(quiet.name)).getByRole('cell', { name: '0' })).toBeVisible();
});

test('a dash in that column is a count that nobody knows', async () => {
  fakeApi({
    ...answers(() => 3),
    [`GET ${path}/live-visitors`]: () => new Refusal(503, 'The count is resting'),
  });
  renderScreen(BrandHome, { ...at, address: `${at.address}?view=table` });
  for (const { name } of [busy, quiet])
    expect(
      within(await screen.findByRole('row', { name: new RegExp(name) })).getByRole('cell', { name: '–' }),
    ).toBeVisible();
});

test.each<[string, () => unknown]>([
  ['is not known yet', () => new Promise(() => {})],
  ['could not be had', () => new Refusal(503, 'The count is resting')],
  ['is not for this role', () => new Refusal(403, 'Not for you')],
])('a count that %s leaves the experiences as they are', async (_, visitors) => {
  const calls = fakeApi({ ...answers(() => 0), [`GET ${path}/live-visitors`]: visitors });
  renderScreen(BrandHome, at);
  const cards = await list();
  expect(await cards.findByRole('link', { name: new RegExp(busy.name) })).toBeVisible();
  expect(await cards.findByRole('link', { name: new RegExp(quiet.name) })).toBeVisible();
  await waitFor(() => expect(calls.some(({ name }) => name === `GET ${path}/live-visitors`)).toBe(true));
  expect(cards.queryByText(/now$/)).not.toBeInTheDocument();
  expect(cards.queryByRole('alert')).not.toBeInTheDocument();
  expect(cards.queryByText('Your role does not include this')).not.toBeInTheDocument();
});
