import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, aPlacement, aStore, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { AssignToMany } from './assign-to-many';

const at = { address: '/', path: '/' };
const stores = `GET /v1/brands/${brandId}/stores`;
const placements = `GET /v1/brands/${brandId}/placements`;
const assign = `POST /v1/brands/${brandId}/placements/assign`;
const total = 10_000;
const idOf = (index: number) =>
  `store${String(index).padStart(11, '0')}`.replace(/\d/g, (digit) => 'abcdefghjk'[Number(digit)] ?? '');
const storeAt = (index: number) => aStore({ id: idOf(index), name: `Store ${index}` });

/** A brand with very many stores, as the API pages and searches them. */
const manyStores = ({ query }: { query: URLSearchParams }) => {
  const q = query.get('q');
  if (q) {
    const found = [...Array(total).keys()].map(storeAt).filter(({ name }) => name.endsWith(q));
    return pageOf(...found);
  }
  const start = Number(query.get('cursor') ?? 0);
  const limit = Number(query.get('limit'));
  const items = Array.from({ length: limit }, (_, index) => storeAt(start + index));
  return { items, total, start, nextCursor: String(start + limit), previousCursor: null };
};

function open(answers: Parameters<typeof fakeApi>[0]) {
  const onClose = jest.fn();
  const calls = fakeApi(answers);
  const dialog = () => <AssignToMany experience={anExperience()} open onClose={onClose} />;
  return { ...renderScreen(dialog, at), calls, onClose };
}
const field = (name: RegExp) => screen.findByRole('combobox', { name });
const options = () => screen.queryAllByTitle(/^Store \d+$/).map(({ title }) => title);

test('nothing is asked for until a choice is opened, and then a page; its end brings the next', async () => {
  const { calls, user } = open({ [stores]: manyStores });
  const choice = await field(/^Stores/);
  expect(calls).toEqual([]);
  await user.click(choice);
  await screen.findByText('The first 50 of 10,000. Type to find others.');
  expect(calls.map(({ name, query }) => [name, query.get('limit')])).toEqual([[stores, '50']]);
  const list = document.querySelector('.ant-select-dropdown-list-holder');
  fireEvent.scroll(list as Element, { target: { scrollTop: 1200 } });
  await screen.findByText('The first 100 of 10,000. Type to find others.');
  expect(calls[1]?.query.get('cursor')).toBe('50');
});

test('the API searches, and what is chosen stays when the search changes', async () => {
  const { calls, onClose, user } = open({
    [stores]: manyStores,
    [assign]: () => ({ placements: 3, before: [] }),
  });
  const choice = await field(/^Stores/);
  for (const q of ['7283', '9915']) {
    await user.type(choice, q);
    await user.click(await screen.findByTitle(`Store ${q}`));
  }
  const chosen = () => [...document.querySelectorAll('.ant-select-selection-item')];
  expect(chosen().map(({ textContent }) => textContent)).toEqual(['Store 7283', 'Store 9915']);
  // Closed by the choice itself: the search is over, and the first page stands there again.
  await waitFor(() => expect(options()).toContain('Store 0'));
  expect(calls.map(({ query }) => query.get('q'))).toEqual(expect.arrayContaining(['7283', '9915']));
  await user.click(screen.getByRole('button', { name: 'Show it there' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.at(-1)).toMatchObject({
    name: assign,
    body: { experienceId: anExperience().id, storeIds: [idOf(7283), idOf(9915)] },
  });
});

test('what was found before is never taken for what is searched for now', async () => {
  const never = new Promise(() => {});
  const { user } = open({ [stores]: (call) => (call.query.get('q') ? never : manyStores(call)) });
  const choice = await field(/^Stores/);
  await user.click(choice);
  await waitFor(() => expect(options()).toContain('Store 0'));
  await user.type(choice, 'Oslo{Enter}');
  expect(options()).toEqual([]);
  expect(document.querySelector('.ant-select-selection-item')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

test('a search without result says so, and one that failed can be tried again', async () => {
  let refuses = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = open({
    [stores]: () => pageOf(),
    [placements]: () =>
      refuses ? new Refusal(400, 'Not now') : pageOf(aPlacement({ storeName: 'Harbour' })),
  });
  await user.type(await field(/^Stores/), 'Atlantis');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  await user.click(await field(/^Placements/));
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
  refuses = false;
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Window · Harbour')).toBeVisible();
});
