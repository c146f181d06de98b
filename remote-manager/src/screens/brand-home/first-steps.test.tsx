import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, anExperience, aPlacement, aStore, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import BrandHome from './index';

const path = `/v1/brands/${brandId}`;
const at = { address: `/manager/panel/brands/${brandId}`, path: '/manager/panel/brands/:brandId' };
const draft = anExperience({ status: 'draft', publishedVersion: null, publishedAt: null });
const published = anExperience();
const empty = aPlacement({ experienceId: null });
const placed = (state: 'active' | 'unassigned' | 'paused', experienceId = published.id) =>
  aPlacement({ experienceId, state });

const reading = (stores: object[], experiences: object[], placements: object[]) => ({
  [`GET ${path}`]: () => aBrand(),
  [`GET ${path}/stores`]: () => pageOf(...stores),
  [`GET ${path}/library`]: () => pageOf(),
  [`GET ${path}/files`]: () => pageOf(),
  [`GET ${path}/experiences`]: () => pageOf(...experiences),
  [`GET ${path}/placements`]: () => pageOf(...placements),
});

test.each([
  ['nothing', [], [], [], '0 of 4', 'Create a store'],
  ['a store', [aStore()], [], [], '1 of 4', 'Create an experience'],
  ['an experience and no store', [], [draft], [], '1 of 4', 'Create a store'],
  ['both', [aStore()], [draft], [], '2 of 4', 'Place it in the store'],
  ['an empty placement', [aStore()], [draft], [empty], '2 of 4', 'Place it in the store'],
  ['a placed draft', [aStore()], [draft], [placed('unassigned', draft.id)], '3 of 4', 'Publish it'],
])('a brand with %s: the next step', async (_, stores, experiences, placements, progress, next) => {
  fakeApi(reading(stores, experiences, placements));
  renderScreen(BrandHome, at);
  const steps = await screen.findByRole('region', { name: 'First steps' });
  expect(within(steps).getByText(`${progress} done`)).toBeVisible();
  const current = within(steps)
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current.map((item) => within(item).getByRole('heading').textContent)).toEqual([next]);
});

test.each([
  ['live', placed('active')],
  ['paused, which its store tells', placed('paused')],
])('no steps for a brand whose placement is %s', async (_, placement) => {
  fakeApi(reading([aStore()], [published], [placement]));
  renderScreen(BrandHome, at);
  await screen.findByRole('heading', { name: 'Stores' });
  await waitFor(() => expect(screen.getAllByText(published.name).length).toBeGreaterThan(0));
  expect(screen.queryByRole('region', { name: 'First steps' })).not.toBeInTheDocument();
});

test('placing uses the empty placement that is there', async () => {
  const calls = fakeApi({
    ...reading([aStore()], [draft], [empty]),
    [`PATCH ${path}/placements/${empty.id}`]: () => placed('unassigned', draft.id),
  });
  const { user } = renderScreen(BrandHome, at);
  await user.click(await screen.findByRole('button', { name: /^Place “/ }));
  await waitFor(() => expect(calls.some(({ name }) => name.startsWith('PATCH'))).toBe(true));
  const writes = calls.filter(({ name }) => !name.startsWith('GET'));
  expect(writes.map(({ body }) => body)).toEqual([{ experienceId: draft.id }]);
});
