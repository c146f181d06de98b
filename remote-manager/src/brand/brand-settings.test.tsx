import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import { BrandMenu } from './brand-menu';

const brand = aBrand({ logo: 'a'.repeat(64), logoUrl: 'https://files.test/logo.webp' });
const changed = `PATCH /v1/brands/${brandId}`;

async function open(answer: () => unknown = () => brand) {
  const calls = fakeApi({ [changed]: answer });
  const view = renderScreen(() => <BrandMenu brand={brand} />, { address: '/brands', path: '/brands' });
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
  expect(dialog.getByText(/While this is off, managers do/)).toBeVisible();
  expect((await axe(baseElement)).violations).toEqual([]);
  await user.click(choice);
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ editorsMayPublish: true }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows the logo, and takes it away when the window is saved', async () => {
  const { dialog, save, sent, user } = await open();
  expect(dialog.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', brand.logoUrl);
  await user.click(dialog.getByRole('button', { name: 'Remove the logo' }));
  expect(dialog.getByText('No logo yet')).toBeVisible();
  expect(sent()).toEqual([]);
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ logo: null }]));
});

it('does not send a picture that is too large, and says so', async () => {
  const { calls, dialog, user } = await open();
  const file = new File(['x'], 'poster.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: 20 * 1024 * 1024 + 1 });
  const field = dialog.getByLabelText('Choose another logo', { selector: 'input' });
  expect(field).not.toBeVisible();
  await user.upload(field, file);
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'poster.png was not takenThe picture is larger than 20 MiB.',
  );
  expect(calls).toEqual([]);
});

it('says at the logo what the API refuses of it', async () => {
  const { dialog, save, user } = await open(
    () => new Refusal(400, 'Invalid', [{ pointer: '/logo', message: 'There is no such image' }]),
  );
  await user.click(dialog.getByRole('switch'));
  await save();
  expect(await dialog.findByText('There is no such image')).toBeVisible();
});
