import { screen, waitFor, within } from '@testing-library/react';
import type { Tenant } from '@vitrine/shared/contract';
import { fakeApi, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import { TenantSettings } from './tenant-settings';

const tenant: Tenant = {
  name: 'Vitrine',
  defaultLanguage: 'en',
  languages: ['en', 'de'],
  defaultTimeZone: 'Europe/Berlin',
  defaultCurrency: 'EUR',
  responseRetentionDays: 365,
  consentText: { en: 'May we?', de: 'Dürfen wir?' },
  consentVersion: 3,
  imprintUrl: null,
  privacyUrl: null,
  invitationLifetimeHours: 168,
};

const asked = 'PATCH /v1/tenant';
async function open(update: () => unknown = () => tenant) {
  const calls = fakeApi({ 'GET /v1/tenant': () => tenant, [asked]: update });
  const view = renderScreen(TenantSettings, { address: '/settings', path: '/settings' });
  await screen.findByLabelText(/^Imprint/);
  const [general, consent] = screen.getAllByRole('button', { name: 'Save' });
  if (!general || !consent) throw new Error('There are not two forms');
  return { ...view, calls, general, consent, sent: () => calls.filter(({ name }) => name === asked) };
}

test('what cannot be is said at its field, and nothing is sent', async () => {
  const { general, sent, user } = await open();
  for (const [label, typed] of [
    [/^Keep answers for/, '0'],
    [/^Invitations work for/, '2161'],
    [/^Imprint/, 'vitrine.example/imprint'],
  ] as const) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.paste(typed);
    expect(field).toHaveValue(typed);
  }
  await user.click(general);
  for (const message of ['At least 1', 'At most 2,160', 'An address that starts with https://'])
    expect(await screen.findByText(message)).toBeVisible();
  expect(sent()).toEqual([]);
});

test('what the API refuses is said at its field', async () => {
  const { general, user } = await open(
    () =>
      new Refusal(400, 'Invalid', [{ pointer: '/defaultLanguage', message: 'Must be one of the languages' }]),
  );
  await user.click(screen.getByLabelText(/^Imprint/));
  await user.paste('https://vitrine.example/imprint');
  await user.click(general);
  expect(await screen.findByText('Must be one of the languages')).toBeVisible();
});

test('the consent text is written in each language of the tenant, and sent alone', async () => {
  const { consent, container, sent, user } = await open();
  const texts = screen.getByRole('group', { name: 'Consent text' });
  expect(screen.getByText(/This is wording 3/)).toBeVisible();
  const german = within(texts).getByLabelText('German');
  expect(german).toHaveValue('Dürfen wir?');
  await user.clear(german);
  await user.click(within(texts).getByLabelText('English'));
  await user.paste(' Please.');
  await user.click(consent);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({
    consentText: { en: 'May we? Please.' },
    was: { consentText: tenant.consentText },
  });
  expect((await axe(container)).violations).toEqual([]);
});
