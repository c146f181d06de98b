import { screen, waitFor, within } from '@testing-library/react';
import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import { fakeApi, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import { DialogHost } from '../parts/dialog-host';
import { BrandMenu } from './brand-menu';

// jsdom’s requests leave the process.
jest.mock('@vitrine/shared/client/uploads/upload-file', () => ({ uploadFile: jest.fn() }));

const brand = aBrand({ logo: 'a'.repeat(64), logoUrl: 'https://files.test/logo.webp' });
const changed = `PATCH /v1/brands/${brandId}`;

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ [changed]: () => brand, ...answers });
  const inList = () => (
    <DialogHost>
      <BrandMenu brand={brand} />
    </DialogHost>
  );
  const view = renderScreen(inList, { address: '/brands', path: '/brands' });
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Northlight' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Brand settings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Brand settings' }));
  const save = () => view.user.click(dialog.getByRole('button', { name: 'Save' }));
  return { ...view, calls, dialog, save, sent: () => calls.map(({ body }) => body) };
}

it('lets editors publish, and tells what that means', async () => {
  const { baseElement, dialog, save, sent, user } = await open();
  const choice = dialog.getByRole('switch', { name: 'Editors may publish' });
  expect(choice).not.toBeChecked();
  expect(dialog.getByText(/When this is off, only managers publish/)).toBeVisible();
  expect((await axe(baseElement)).violations).toEqual([]);
  await user.click(choice);
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ editorsMayPublish: true }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows the logo, and takes it away when the dialog is saved', async () => {
  const { dialog, save, sent, user } = await open();
  expect(dialog.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', brand.logoUrl);
  await user.click(dialog.getByRole('button', { name: 'Remove the logo' }));
  expect(dialog.getByText('No logo yet')).toBeVisible();
  expect(sent()).toEqual([]);
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ logo: null }]));
});

it.each([
  [20 * 1024 * 1024 + 1, 'A picture may be at most 20 MiB.'],
  [0, 'The file is empty.'],
])('does not send a picture of %d bytes, and says why', async (size, why) => {
  const { calls, dialog, user } = await open();
  const file = new File(['x'], 'poster.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: size });
  const field = dialog.getByLabelText('Choose another logo', { selector: 'input' });
  expect(field).not.toBeVisible();
  await user.upload(field, file);
  expect(await dialog.findByRole('alert')).toHaveTextContent(`poster.png was not accepted${why}`);
  expect(calls).toEqual([]);
});

it.each(['Save', 'Enter'])(
  'does not save by %s while a logo is on its way, and then saves it',
  async (by) => {
    let arrive = (_: string) => {};
    jest.mocked(uploadFile).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const sha256 = 'b'.repeat(64);
    const { baseElement, calls, dialog, user } = await open({
      [`POST /v1/brands/${brandId}/images`]: () => ({ sha256, url: 'https://files.test/new.webp' }),
    });
    await user.upload(
      dialog.getByLabelText('Choose another logo', { selector: 'input' }),
      new File(['x'], 'quay.png', { type: 'image/png' }),
    );
    expect(await dialog.findByRole('progressbar', { name: 'Uploading quay.png' })).toBeVisible();
    expect((await axe(baseElement)).violations).toEqual([]);
    const send = async (label: RegExp) =>
      by === 'Enter'
        ? user.type(dialog.getByRole('textbox', { name: /^Name/ }), '{Enter}')
        : user.click(dialog.getByRole('button', { name: label }));
    await send(/Waiting for the logo…$/);
    expect(calls).toEqual([]);
    arrive('upload');
    await waitFor(() =>
      expect(dialog.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', 'https://files.test/new.webp'),
    );
    await send(/^Save$/);
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ name: changed, body: { logo: sha256 } }));
  },
);

it('saves with the logo that there is when sending another one is given up', async () => {
  jest
    .mocked(uploadFile)
    .mockImplementation(
      ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('Cancelled')))),
    );
  const { dialog, save, sent, user } = await open();
  await user.upload(
    dialog.getByLabelText('Choose another logo', { selector: 'input' }),
    new File(['x'], 'quay.png', { type: 'image/png' }),
  );
  await user.click(await dialog.findByRole('button', { name: 'Cancel upload' }));
  await user.click(dialog.getByRole('switch', { name: 'Editors may publish' }));
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('logo');
  expect(screen.queryByText(/was not accepted/)).not.toBeInTheDocument();
});

it('says at the logo what the API refuses of it', async () => {
  const { dialog, save, user } = await open({
    [changed]: () => new Refusal(400, 'Invalid', [{ pointer: '/logo', message: 'There is no such image' }]),
  });
  await user.click(dialog.getByRole('switch', { name: 'Editors may publish' }));
  await save();
  expect(await dialog.findByText('There is no such image')).toBeVisible();
});
