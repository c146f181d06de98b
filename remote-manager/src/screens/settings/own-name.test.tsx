import { screen, waitFor } from '@testing-library/react';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { Profile } from './profile';

const changed = 'PATCH /v1/session/profile';

async function open() {
  const calls = fakeApi({
    'GET /v1/brands': () => pageOf(),
    [changed]: ({ body }) => ({ displayName: (body as { displayName: string }).displayName.trim() }),
  });
  const recheck = jest.fn(async () => undefined);
  const view = renderScreen(Profile, { address: '/settings', path: '/settings', recheck });
  const field = await screen.findByLabelText('Your name');
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, field, recheck, save, sent: () => calls.filter(({ name }) => name === changed) };
}

it('the name is changed, stands in the profile at once, and the frame hears of it', async () => {
  const { field, recheck, save, sent, user } = await open();
  expect(field).toHaveValue('Ada Example');
  await user.clear(field);
  await user.type(field, ' Ada Lovelace');
  await save();
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  expect(screen.getByLabelText('Your name')).toHaveValue('Ada Lovelace');
  expect(sent()).toHaveLength(1);
  expect(recheck).toHaveBeenCalledTimes(1);
});

it('without a name, or with one that is too long, nothing is sent', async () => {
  const { field, recheck, save, sent, user } = await open();
  await user.clear(field);
  await save();
  expect(await screen.findByText('Give it a name')).toBeVisible();
  await user.click(field);
  await user.paste('x'.repeat(81));
  await save();
  await waitFor(() => expect(screen.getByText('At most 80 characters')).toBeVisible());
  expect(sent()).toEqual([]);
  expect(recheck).not.toHaveBeenCalled();
});
