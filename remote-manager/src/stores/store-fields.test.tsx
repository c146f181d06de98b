import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Store } from '@vitrine/shared/contract';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aStore, brandId, storeId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { EditStore } from './edit-store';

const at = { address: '/', path: '/' };
const update = `PATCH /v1/brands/${brandId}/stores/${storeId}`;

function edit(own: Partial<Store> = {}, answer: () => unknown = () => aStore()) {
  const onClose = jest.fn();
  const calls = fakeApi({
    [`GET /v1/brands/${brandId}/store-groups`]: () =>
      pageOf({ name: 'Airports', stores: 3 }, { name: 'Flagships', stores: 1 }),
    [update]: answer,
  });
  const dialog = () => <EditStore store={aStore(own)} open onClose={onClose} />;
  const view = renderScreen(dialog, at);
  const sent = () => calls.filter(({ name }) => name === update).map(({ body }) => body);
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, onClose, save, sent };
}

describe('groups', () => {
  const field = () => screen.findByRole('combobox', { name: /^Groups/ });

  test('are those that exist, written as they are, and new ones', async () => {
    const { onClose, save, sent, user } = edit({ groups: ['Harbours'] });
    await user.click(await field());
    await user.click(await screen.findByTitle('Airports'));
    for (const typed of ['FLAGSHIPS', ' Pop-up stores ', 'harbours']) {
      await user.type(await field(), typed);
      // By its code, which the list reads and a simulated keyboard leaves out.
      fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 13 });
      fireEvent.keyUp(await field(), { key: 'Enter', keyCode: 13 });
    }
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toMatchObject([{ groups: ['Harbours', 'Airports', 'Flagships', 'Pop-up stores'] }]);
  });

  test('say in their place what the API refuses of them', async () => {
    const errors = [{ pointer: '/groups/0', message: 'Each group once' }];
    const { onClose, save } = edit({ groups: ['Harbours'] }, () => new Refusal(400, 'Invalid', errors));
    await save();
    expect(await screen.findByText('Each group once')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});
