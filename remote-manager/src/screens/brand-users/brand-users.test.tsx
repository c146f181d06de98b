import { screen, waitFor, within } from '@testing-library/react';
import type { BrandUser, NoLinkReason, PersonStatus } from '@vitrine/shared/contract';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import BrandUsers from '.';

const path = `/v1/brands/${brandId}/users`;
const solveig = (status: PersonStatus): BrandUser => ({
  id: 'solveig3456789ab',
  email: 'solveig@vitrine.test',
  displayName: 'Solveig',
  status,
  expiresAt: null,
  lastSeenAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  brandId,
  role: 'editor',
});

/** Invites her. @returns the dialog that says what came of it. */
async function inviteWith(noLink: NoLinkReason, mailed: boolean, language: 'en' | 'de' = 'en') {
  const status = noLink === 'has-account' ? 'active' : 'invited';
  fakeApi({
    [`GET /v1/brands/${brandId}`]: () => aBrand(),
    [`GET ${path}`]: () => pageOf(solveig(status)),
    [`POST ${path}`]: () => ({ user: solveig(status), link: null, noLink, mailed }),
  });
  const { user } = renderScreen(BrandUsers, {
    address: `/manager/panel/brands/${brandId}/brand-users`,
    path: '/manager/panel/brands/:brandId/brand-users',
    language,
  });
  const words = {
    en: ['Invite people', 'Email', 'Invite'],
    de: ['Personen einladen', 'E-Mail', 'Einladen'],
  }[language] as [string, string, string];
  await user.click(await screen.findByRole('button', { name: words[0] }));
  await user.type(await screen.findByLabelText(words[1]), 'solveig@vitrine.test');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: words[2] }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: /Solveig/ })) };
}

test('of somebody who has an account it says that they are in, and where the brand is', async () => {
  const { dialog, user } = await inviteWith('has-account', false);
  expect(screen.getByRole('dialog', { name: 'Solveig has access now' })).toBeVisible();
  expect(dialog.getByText(/^They already have an account and have access now\. No email/)).toBeVisible();
  expect(dialog.getByLabelText('Address of the brand')).toHaveValue(
    `${window.location.origin}/manager/panel/brands/${brandId}`,
  );
  expect(dialog.queryByLabelText('Invitation link')).not.toBeInTheDocument();
  expect(dialog.queryByText(/once/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('dialog').closest('.ant-modal-wrap') ?? document.body);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Solveig has access now' })).not.toBeInTheDocument(),
  );
});

test.each([
  ['opens-more', true, 'en', /so the new link was emailed only to them/],
  ['opens-more', false, 'en', /ask an owner to invite them again/],
  ['unchanged', true, 'en', /stays as it is and includes this brand once it is accepted\. We emailed them/],
  ['unchanged', false, 'en', /tell them to use the link that they have/],
  ['has-account', false, 'de', /Ein Konto gibt es schon/],
] as const)('a link that is not theirs to pass on (%s, mailed: %s, %s) says what to do', async (...given) => {
  const [noLink, mailed, language, words] = given;
  const { dialog } = await inviteWith(noLink, mailed, language);
  expect(dialog.getByText(words)).toBeVisible();
  expect(dialog.queryByLabelText(/Invitation link|Einladungslink/)).not.toBeInTheDocument();
});
