import { screen, waitFor } from '@testing-library/react';
import { endpoints } from '../../../contract';
import { useEndpointMutation } from '../../data/use-endpoint-mutation';
import { fakeApi } from '../../testing/fake-api';
import { aStore, brandId, storeId } from '../../testing/records';
import { renderScreen } from '../../testing/render-screen';

function Row() {
  const archive = useEndpointMutation(endpoints.archiveStore);
  return (
    <button type="button" onClick={() => archive.mutate({ params: { brandId, storeId } })}>
      Archive
    </button>
  );
}

test('a change is seen to be on its way until it is answered', async () => {
  let answer: () => void = () => undefined;
  fakeApi({
    [`POST /v1/brands/${brandId}/stores/${storeId}/archive`]: () =>
      new Promise((resolve) => {
        answer = () => resolve(aStore());
      }),
  });
  const { user } = renderScreen(Row, { address: '/', path: '/' });
  expect(screen.queryByText('Working')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Working')).toBeInTheDocument();
  answer();
  await waitFor(() => expect(screen.queryByText('Working')).not.toBeInTheDocument());
});
