import { screen, waitFor } from '@testing-library/react';
import { endpoints } from '../../contract';
import { fakeApi, pageOf } from '../testing/fake-api';
import { aBrand, aStore, brandId, storeId } from '../testing/records';
import { renderScreen } from '../testing/render-screen';
import { useEndpointMutation } from './use-endpoint-mutation';
import { useEndpointPage } from './use-endpoint-page';
import { useEndpointQuery } from './use-endpoint-query';

const told = jest.fn();

function Row() {
  const archive = useEndpointMutation(endpoints.archiveStore, {
    invalidates: [endpoints.listStores, endpoints.getBrand],
  });
  return (
    <button
      type="button"
      onClick={() => archive.mutate({ params: { brandId, storeId } }, { onSuccess: ({ id }) => told(id) })}
    >
      Archive
    </button>
  );
}

function Rows() {
  useEndpointQuery(endpoints.getBrand, { params: { brandId } });
  const page = useEndpointPage(endpoints.listStores, { params: { brandId }, query: {} });
  return page.data?.items.map(({ id }) => <Row key={id} />);
}

function Brand() {
  const brand = useEndpointQuery(endpoints.getBrand, { params: { brandId } });
  return (
    <>
      <p>{brand.data?.name}</p>
      <Row />
    </>
  );
}

test('a first answer that was read before the write, and comes after it, is asked for again', async () => {
  const answers: ((name: string) => void)[] = [];
  fakeApi({
    [`GET /v1/brands/${brandId}`]: () =>
      new Promise((resolve) => answers.push((name) => resolve(aBrand({ name })))),
    [`POST /v1/brands/${brandId}/stores/${storeId}/archive`]: () => aStore(),
  });
  const { user } = renderScreen(Brand, { address: '/', path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.('As it was');
  answers[1]?.('As it is');
  expect(await screen.findByText('As it is')).toBeVisible();
  expect(screen.queryByText('As it was')).not.toBeInTheDocument();
});

test('a row that its own change takes out of the list is still told of the success', async () => {
  let isArchived = false;
  let answerBrand: () => void = () => undefined;
  fakeApi({
    [`GET /v1/brands/${brandId}`]: () =>
      isArchived
        ? new Promise((resolve) => {
            answerBrand = () => resolve(aBrand());
          })
        : aBrand(),
    [`GET /v1/brands/${brandId}/stores`]: () => (isArchived ? pageOf() : pageOf(aStore())),
    [`POST /v1/brands/${brandId}/stores/${storeId}/archive`]: () => {
      isArchived = true;
      return aStore({ archivedAt: '2026-02-01T00:00:00.000Z' });
    },
  });
  const { user } = renderScreen(Rows, { address: '/', path: '/' });
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  // The list is new before everything else is.
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  answerBrand();
  await waitFor(() => expect(told).toHaveBeenCalledWith(storeId));
});
