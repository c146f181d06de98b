import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import {
  aBrand,
  anExperience,
  aPlacement,
  aStore,
  aTenant,
  aTestAccess,
  brandId,
  storeId,
} from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import StoreScreen from './index';

const brandPath = `/v1/brands/${brandId}`;
const at = (query: string) => ({
  address: `/manager/panel/brands/${brandId}/stores/${storeId}${query}`,
  path: '/manager/panel/brands/:brandId/stores/:storeId',
});
/** On a later page of the list than the first. */
const far = aPlacement({ id: 'farthest23', name: 'Farthest' });
const reading = {
  [`GET ${brandPath}`]: () => aBrand(),
  [`GET ${brandPath}/stores/${storeId}`]: () => aStore(),
  [`GET ${brandPath}/placements`]: () => pageOf(aPlacement()),
  [`GET ${brandPath}/placements/farthest23`]: () => far,
  [`GET ${brandPath}/placements/farthest23/test-accesses`]: () => pageOf(aTestAccess()),
  [`GET ${brandPath}/experiences`]: () => pageOf(anExperience()),
  'GET /v1/tenant': () => aTenant(),
};
/** Its title, and what stands in it. antd gives dialogs under test one id, and so one name. */
const inDialog = async (word: string, words: string) =>
  word === 'print' ? screen.findByText(words) : within(await screen.findByRole('dialog')).findByText(words);

test.each([
  ['tests', 'Test accesses of Farthest', 'For approval'],
  ['calendar', 'Calendar of Farthest', 'Nothing is planned'],
  ['print', 'Print sheet of Farthest', 'US Letter'],
])(
  '?%s= opens the dialog of a placement that is not on the page of the list',
  async (word, title, content) => {
    fakeApi(reading);
    renderScreen(StoreScreen, at(`?${word}=farthest23`));
    expect(await screen.findByText(title)).toBeVisible();
    expect(await inDialog(word, content)).toBeVisible();
  },
);

test.each(['tests', 'calendar', 'print'])(
  '?%s= of no placement of this store says so, and leads to the list',
  async (word) => {
    const elsewhere = aPlacement({ id: 'somewhere2', storeId: 'other23456789abc' });
    const calls = fakeApi({ ...reading, [`GET ${brandPath}/placements/somewhere2`]: () => elsewhere });
    for (const [id, asked] of [
      ['nowhere234', 1],
      ['somewhere2', 1],
      ['cut', 0],
    ] as const) {
      const { user, unmount } = renderScreen(StoreScreen, at(`?${word}=${id}`));
      expect(await inDialog(word, 'This placement does not exist in this store')).toBeVisible();
      expect(calls.filter(({ name }) => name.endsWith(`/${id}`))).toHaveLength(asked);
      expect((await axe(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Show the list' }));
      await waitFor(() =>
        expect(screen.queryByText('This placement does not exist in this store')).not.toBeInTheDocument(),
      );
      expect(screen.getByRole('heading', { name: 'Window' })).toBeVisible();
      unmount();
    }
  },
);

test('a dialog about an archived placement says what that means', async () => {
  const archived = { ...far, archivedAt: '2026-02-01T00:00:00.000Z' };
  fakeApi({ ...reading, [`GET ${brandPath}/placements/farthest23`]: () => archived });
  renderScreen(StoreScreen, at('?calendar=farthest23'));
  expect(await screen.findByText(/^This placement is archived/)).toBeVisible();
});

test('Print waits for the sheet: without one the browser would print the manager', async () => {
  let arrive = (_: unknown) => {};
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  fakeApi({ ...reading, 'GET /v1/tenant': () => new Promise((resolve) => (arrive = resolve)) });
  const { user } = renderScreen(StoreScreen, at('?print=farthest23'));
  await screen.findByText('Print sheet of Farthest');
  const button = screen.getByRole('button', { name: 'Print' });
  expect(button).toBeDisabled();
  arrive(aTenant());
  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.getByText('US Letter')).toBeVisible();
  await user.click(button);
  expect(print).toHaveBeenCalledTimes(1);
});

test('a sheet that could not be read is not printed either', async () => {
  fakeApi({ ...reading, 'GET /v1/tenant': () => new Refusal(400, 'The tenant is resting') });
  renderScreen(StoreScreen, at('?print=farthest23'));
  expect(await screen.findByText('The tenant is resting')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});
