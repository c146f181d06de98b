import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import {
  aBrand,
  anExperience,
  aPlacement,
  aStore,
  aTestAccess,
  brandId,
  storeId,
} from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import StoreScreen from './index';

const brandPath = `/v1/brands/${brandId}`;
const at = {
  address: `/manager/panel/brands/${brandId}/stores/${storeId}`,
  path: '/manager/panel/brands/:brandId/stores/:storeId',
};
const reading = {
  [`GET ${brandPath}`]: () => aBrand(),
  [`GET ${brandPath}/stores/${storeId}`]: () => aStore(),
  [`GET ${brandPath}/placements`]: () => pageOf(aPlacement()),
  [`GET ${brandPath}/experiences`]: () => pageOf(anExperience()),
  [`GET ${brandPath}/placements/showroom24/test-accesses`]: () => pageOf(aTestAccess()),
};

/** By its title's text: under test, antd gives all dialogs one id, and so all have the first one's name. */
async function findDialog(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: '.ant-modal-title' });
  const dialog = heading.closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error(`“${title}” is not the title of a dialog`);
  return dialog;
}

test('a placement shows its state and its address', async () => {
  fakeApi(reading);
  const { container } = renderScreen(StoreScreen, at);
  const placement = await screen.findByRole('listitem');
  expect(within(placement).getByText('Nothing to show')).toBeVisible();
  expect(within(placement).getByRole('link', { name: 'localhost/showroom24' })).toHaveAttribute(
    'href',
    'http://localhost/showroom24',
  );
  expect((await axe(container)).violations).toEqual([]);
});

test('the QR code of a placement stands before its name, and opens', async () => {
  fakeApi(reading);
  const { user } = renderScreen(StoreScreen, at);
  const code = await screen.findByRole('button', { name: 'QR code of Window' });
  expect(within(code).getByLabelText('QR code for http://localhost/showroom24')).toBeVisible();
  await user.click(code);
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('http://localhost/showroom24');
});

test('assigning an experience is one choice', async () => {
  const calls = fakeApi({
    ...reading,
    [`PATCH ${brandPath}/placements/showroom24`]: () => aPlacement({ state: 'active' }),
  });
  const { user, toasts } = renderScreen(StoreScreen, at);
  const choice = await screen.findByRole('combobox', { name: 'Experience' });
  expect(calls.map(({ name }) => name)).not.toContain(`GET ${brandPath}/experiences`);
  await user.type(choice, 'Spring');
  await user.click(await screen.findByTitle('Spring collection'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(calls.find(({ name }) => name.startsWith('PATCH'))?.body).toEqual({
    experienceId: anExperience().id,
  });
  expect(toasts[0]?.description).toBe('Window now shows Spring collection.');
});

test('an analyst reads, and is offered nothing that the API would refuse', async () => {
  fakeApi(reading);
  const { user } = renderScreen(StoreScreen, {
    ...at,
    tenantRole: 'member',
    brands: [{ brandId, role: 'analyst' }],
  });
  await screen.findByText('No experience');
  expect(screen.queryByRole('combobox', { name: 'Experience' })).not.toBeInTheDocument();
  for (const name of ['Create placement', 'Test accesses'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions for Window' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Print sheet', 'Embed code']);
});

test('a new test access shows its link at once', async () => {
  const created = aTestAccess({ label: 'My phone' });
  const calls = fakeApi({
    ...reading,
    [`POST ${brandPath}/placements/showroom24/test-accesses`]: () => created,
  });
  const { user } = renderScreen(StoreScreen, at);
  await user.click(await screen.findByRole('button', { name: 'Test accesses' }));
  const drawer = await screen.findByRole('dialog', { name: 'Test accesses of Window' });
  await user.click(await within(drawer).findByRole('button', { name: 'Create test access' }));
  const form = await findDialog('Create test access');
  await user.type(within(form).getByRole('textbox', { name: 'Label' }), 'My phone');
  await user.click(within(form).getByRole('button', { name: 'Create test access' }));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
    `http://localhost/showroom24/test/${created.id}`,
  );
  const sent = calls.find(({ name }) => name.startsWith('POST'))?.body;
  expect(sent).toEqual({ label: 'My phone', expiresAt: expect.stringMatching(/Z$/) });
});

test('of a test access that has ended the label changes and its end stays; another end has to be to come', async () => {
  const ended = aTestAccess({ expiresAt: '2020-01-01T00:00:00.000Z' });
  const at1 = `${brandPath}/placements/showroom24/test-accesses`;
  const calls = fakeApi({
    ...reading,
    [`GET ${at1}`]: () => pageOf(ended),
    [`PATCH ${at1}/${ended.id}`]: ({ body }) =>
      'expiresAt' in (body as object)
        ? new Refusal(400, 'Invalid', [{ pointer: '/expiresAt', message: 'Choose a time to come' }])
        : ended,
  });
  const { user } = renderScreen(StoreScreen, at);
  await user.click(await screen.findByRole('button', { name: 'Test accesses' }));
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit For approval' }));
    return within(await findDialog('Edit test access'));
  };
  let form = await edit();
  expect(form.getByText(/^It has ended\./)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Label' }), ' by Ada');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Edit test access' })).not.toBeInTheDocument(),
  );
  const sent = () => calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
  expect(sent()).toEqual([{ label: 'For approval by Ada', was: { label: 'For approval' } }]);

  form = await edit();
  fireEvent.change(form.getByLabelText(/^Ends/), { target: { value: '2021-01-01T09:00' } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Choose a time to come')).toBeVisible();
});

test('revoking cannot be undone and asks for the label', async () => {
  const calls = fakeApi({
    ...reading,
    [`POST ${brandPath}/placements/showroom24/test-accesses/${aTestAccess().id}/revoke`]: () =>
      aTestAccess({ revokedAt: '2026-02-01T00:00:00.000Z' }),
  });
  const { user, toasts } = renderScreen(StoreScreen, at);
  await user.click(await screen.findByRole('button', { name: 'Test accesses' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke For approval' }));
  const dialog = await findDialog('Revoke this test access for good?');
  const revoke = within(dialog).getByRole('button', { name: 'Revoke' });
  expect(revoke).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox'), 'For approval');
  await user.click(revoke);
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['For approval is revoked']));
  expect(calls.filter(({ name }) => name.endsWith('/revoke'))).toHaveLength(1);
});

test('an unknown store is the shell’s not-found screen', async () => {
  const { [`GET ${brandPath}/stores/${storeId}`]: _, ...others } = reading;
  fakeApi(others);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderScreen(StoreScreen, at);
  expect(await screen.findByText('Not found or failed')).toBeVisible();
});

test('an archived experience is shown by its name; clearing it says so and can be undone', async () => {
  const archived = anExperience({
    id: 'archv23456789abc',
    name: 'Winter',
    status: 'archived',
    archivedAt: '2026-01-01T00:00:00.000Z',
  });
  const placement = aPlacement({ experienceId: archived.id, pinnedVersion: 2 });
  const calls = fakeApi({
    ...reading,
    [`GET ${brandPath}/placements`]: () => pageOf(placement),
    [`GET ${brandPath}/experiences/${archived.id}`]: () => archived,
    [`PATCH ${brandPath}/placements/showroom24`]: () => placement,
  });
  const { user, toasts, container } = renderScreen(StoreScreen, at);
  expect(await screen.findByText('Winter (archived)')).toBeVisible();
  expect(screen.queryByText(archived.id)).not.toBeInTheDocument();
  // antd's cross to clear is no button.
  const cross = container.querySelector('.ant-select-clear');
  if (!cross) throw new Error('There is nothing to clear it with');
  await user.click(cross);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({
    title: 'Nothing assigned',
    description: 'Window no longer shows an experience.',
    action: { label: 'Undo' },
  });
  toasts[0]?.action?.onAction();
  const written = () => calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
  await waitFor(() =>
    expect(written()).toEqual([{ experienceId: null }, { experienceId: archived.id, pinnedVersion: 2 }]),
  );
});
