import { screen, waitFor } from '@testing-library/react';
import type { Store } from '@vitrine/shared/contract';
import { fakeApi, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aStore } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { EditStore } from './edit-store';

const asked = `PATCH /v1/brands/${aStore().brandId}/stores/${aStore().id}`;

/** The dialog of a store, over an API of which `answer` says how it takes the change. */
function open(answer: (body: Record<string, unknown>) => unknown) {
  const calls = fakeApi({ [asked]: ({ body }) => answer(body as Record<string, unknown>) });
  const onClose = jest.fn();
  const view = renderScreen(() => <EditStore store={aStore()} open onClose={onClose} />, {
    address: '/store',
    path: '/store',
  });
  return { ...view, onClose, sent: () => calls.map(({ body }) => body) };
}

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
const save = () => screen.getByRole('button', { name: 'Save' });

test('only what was changed is sent, with what stood there before', async () => {
  const { onClose, sent, user } = open((body) => ({ ...aStore(), ...body }));
  await user.clear(await field('Address'));
  await user.paste('Kanalstraße 8, Hamburg');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([{ address: 'Kanalstraße 8, Hamburg', was: { address: 'Hafenstraße 1, Hamburg' } }]);
});

test('what somebody else has written meanwhile is told at the field, and replaced by saving once more', async () => {
  let now: Store = aStore({ name: 'Theirs' });
  const { onClose, sent, user } = open((body) => {
    const { name } = body.was as { name: string };
    const errors = [
      {
        pointer: '/name',
        message: `Somebody else has just written “${now.name}” here. Save again to put yours in its place.`,
      },
    ];
    if (name !== now.name) return new Refusal(409, 'Changed', errors, now, 'changed-meanwhile');
    now = { ...now, name: String(body.name) };
    return now;
  });
  await user.clear(await field('Name'));
  await user.paste('Mine');
  await user.click(save());
  expect(await screen.findByText(/^Somebody else has just written “Theirs” here/)).toBeVisible();
  expect(await field('Name')).toHaveValue('Mine');
  expect(onClose).not.toHaveBeenCalled();

  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(now.name).toBe('Mine');
  expect(sent()[1]).toEqual({ name: 'Mine', was: { name: 'Theirs' } });
});

test('nothing is sent where nothing was changed', async () => {
  const { onClose, sent, user } = open(() => aStore());
  await field('Name');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toEqual([]);
});
