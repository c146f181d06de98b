import { screen, waitFor, within } from '@testing-library/react';
import type { PersonStatus, TenantUser } from '@vitrine/shared/contract';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import TenantUsers from '.';

const aPerson = (name: string, status: PersonStatus = 'active'): TenantUser => ({
  id: `${name.toLowerCase()}23456789abc`,
  email: `${name.toLowerCase()}@vitrine.test`,
  displayName: name,
  status,
  expiresAt: null,
  lastSeenAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  role: 'member',
  invitedBy: null,
});

function open(answers: Parameters<typeof fakeApi>[0], language: 'en' | 'de' = 'en') {
  const calls = fakeApi({
    'GET /v1/tenant-users': () => pageOf(aPerson('Berit'), aPerson('Sigrid', 'disabled')),
    ...answers,
  });
  const at = '/manager/panel/tenant-users';
  return { calls, ...renderScreen(TenantUsers, { address: at, path: at, language }) };
}

const given = (mailed: boolean) => ({
  user: aPerson('Solveig', 'invited'),
  link: 'https://vitrine.test/i',
  mailed,
});

async function inviteOne(mailed: boolean) {
  const { user } = open({ 'POST /v1/tenant-users': () => given(mailed) });
  await user.click(await screen.findByRole('button', { name: 'Invite people' }));
  const form = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
  await user.type(form.getByLabelText('Email'), 'solveig@vitrine.test');
  await user.click(form.getByRole('button', { name: 'Invite' }));
  await screen.findByRole('dialog', { name: 'Invitation for Solveig' });
  const beside = screen.getByRole('dialog', { name: 'Invitation for Solveig' }).closest('.ant-modal-wrap');
  return { beside: beside ?? document.body, user };
}
const gone = () =>
  waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Invitation for Solveig' })).not.toBeInTheDocument(),
  );

test('a link that no mail brings closes only once it was kept', async () => {
  const { beside, user } = await inviteOne(false);
  await user.keyboard('{Escape}');
  await user.click(beside);
  expect(screen.getByLabelText('Invitation link')).toHaveValue('https://vitrine.test/i');
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  await gone();
});

test('a link that was mailed closes like any other dialog', async () => {
  const { beside, user } = await inviteOne(true);
  await user.click(beside);
  await gone();
});

test('those who are chosen are changed together; the button that does it says that it works', async () => {
  let finish: (answer: { changed: number }) => void = () => undefined;
  const { calls, user } = open({
    'POST /v1/tenant-users/changes': () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  const works = (name: string) => screen.getByRole('button', { name: new RegExp(name) }).className;
  const loading = /loading/;
  await user.click(screen.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(works('Disable')).toMatch(loading));
  expect(works('Enable')).not.toMatch(loading);
  expect(works('Remove')).not.toMatch(loading);
  finish({ changed: 1 });
  await waitFor(() => expect(works('Disable')).not.toMatch(loading));
  const { body } = calls.find(({ name }) => name === 'POST /v1/tenant-users/changes') ?? {};
  expect(body).toEqual({ change: 'disable', personIds: [aPerson('Berit').id] });
  await user.click(screen.getByRole('checkbox', { name: 'Select Sigrid' }));
  expect(screen.queryByRole('button', { name: 'Enable' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.getByRole('checkbox', { name: 'Select all shown' })).not.toBeChecked();
});

test('an export is asked for in the language of its reader, which its failure is said in', async () => {
  const failed = 'Die Liste ist gerade nicht zu haben.';
  const { calls, toasts, user } = open(
    { 'GET /v1/tenant-users/export': () => new Refusal(503, failed) },
    'de',
  );
  await user.click(await screen.findByRole('button', { name: 'Als CSV exportieren' }));
  await waitFor(() => expect(toasts).toMatchObject([{ error: { message: failed } }]));
  const { headers } = calls.find(({ name }) => name === 'GET /v1/tenant-users/export') ?? {};
  expect(headers?.get('accept-language')).toBe('de');
});
