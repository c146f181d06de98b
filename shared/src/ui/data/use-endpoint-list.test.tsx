import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoints } from '@vitrine/shared/contract';
import { Link, useParams } from '@vitrine/shared/host';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { LoadMore, SearchField, UiProvider, useAddressState, useEndpointList } from '@vitrine/shared/ui';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aStore } from '@vitrine/shared/ui/testing/records';

function Stores() {
  const { brandId = '' } = useParams();
  const [q] = useAddressState('q');
  const stores = useEndpointList(
    endpoints.listStores,
    { params: { brandId }, query: q ? { q } : {} },
    { all: true },
  );
  return (
    <>
      <SearchField label="Search" />
      <Link to="/brands/second">Second brand</Link>
      <ul>
        {stores.data?.items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {stores.error && <p role="alert">{stores.error.message}</p>}
      <LoadMore list={stores} />
    </>
  );
}

function renderStores() {
  render(
    <TestHost host={createTestHost().host} address="/brands/first" path="/brands/:brandId">
      <UiProvider>
        <Stores />
      </UiProvider>
    </TestHost>,
  );
  return userEvent.setup({ delay: null });
}
/** As over a network: an answer takes a turn, in which the page is drawn. */
const aTurn = () => new Promise((resolve) => setTimeout(resolve));
const never = () => new Promise(() => undefined);
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('every page is fetched to the end', async () => {
  fakeApi({
    'GET /v1/brands/first/stores': ({ query }) => {
      const page = Number(query.get('cursor') ?? '1');
      const item = aStore({ id: `s${page}`, name: `Store ${page}` });
      return { ...pageOf(item), nextCursor: page < 3 ? String(page + 1) : null };
    },
  });
  renderStores();
  await waitFor(() => expect(names()).toEqual(['Store 1', 'Store 2', 'Store 3']));
});

test('a page that fails is asked for once, and again only when told so', async () => {
  let refuses = true;
  const calls = fakeApi({
    'GET /v1/brands/first/stores': async ({ query }) => {
      await aTurn();
      if (!query.get('cursor')) return { ...pageOf(aStore({ id: 's1', name: 'Store 1' })), nextCursor: '2' };
      return refuses ? new Refusal(400, 'Bad cursor') : pageOf(aStore({ id: 's2', name: 'Store 2' }));
    },
  });
  const user = renderStores();
  expect(await screen.findByRole('alert')).toHaveTextContent('Bad cursor');
  expect(names()).toEqual(['Store 1']);
  expect(calls).toHaveLength(2);
  refuses = false;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(names()).toEqual(['Store 1', 'Store 2']));
  expect(calls).toHaveLength(3);
});

test('another brand never shows the former one’s records', async () => {
  fakeApi({
    'GET /v1/brands/first/stores': () => pageOf(aStore({ name: 'Oslo' })),
    'GET /v1/brands/second/stores': never,
  });
  const user = renderStores();
  await waitFor(() => expect(names()).toEqual(['Oslo']));
  await user.click(screen.getByRole('link', { name: 'Second brand' }));
  expect(names()).toEqual([]);
});

test('while a search is under way, the former result stays', async () => {
  const calls = fakeApi({
    'GET /v1/brands/first/stores': ({ query }) =>
      query.get('q') ? never() : pageOf(aStore({ name: 'Oslo' })),
  });
  const user = renderStores();
  await waitFor(() => expect(names()).toEqual(['Oslo']));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Berg');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(names()).toEqual(['Oslo']);
});
