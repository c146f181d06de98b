import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aTenant } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import { TenantSettings } from './tenant-settings';

const tenant = aTenant();

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

test.each([
  ['en', '/defaultLanguage', 'Must be one of the languages', 'Must be one of the languages'],
  ['de', '/defaultLanguage', 'Must be one of the languages', 'Muss eine der Sprachen sein'],
  ['ar', '/defaultCurrency', 'Not a currency code', 'هذا ليس رمز عملة'],
  ['de', '/languages/1', 'Not a language tag', 'Das ist kein Sprachkürzel'],
] as const)(
  'what the API refuses is said in %s at its field: %s',
  async (language, pointer, message, told) => {
    fakeApi({
      'GET /v1/tenant': () => tenant,
      [asked]: () => new Refusal(400, 'Invalid', [{ pointer, message }]),
    });
    const { user } = renderScreen(TenantSettings, { address: '/settings', path: '/settings', language });
    const [name] = await screen.findAllByRole('textbox');
    await user.type(name as HTMLElement, ' AG');
    await user.click(document.querySelector('button[type=submit]') as HTMLElement);
    expect(await screen.findByText(told)).toBeVisible();
  },
);

test('asking visitors without a question is refused at the question', async () => {
  const message = 'Visitors are asked: write the question in the default language';
  fakeApi({
    'GET /v1/tenant': () => tenant,
    [asked]: () => new Refusal(400, 'Invalid', [{ pointer: '/consentText', message }]),
  });
  const { user } = renderScreen(TenantSettings, { address: '/settings', path: '/settings', language: 'de' });
  await user.click(await screen.findByRole('switch', { name: /^Besucher fragen/ }));
  const [, save] = screen.getAllByRole('button', { name: 'Speichern' });
  await user.click(save as HTMLElement);
  expect(
    await screen.findByText('Besucher werden gefragt: Schreiben Sie die Frage in der Standardsprache'),
  ).toBeVisible();
});

test('the consent text is written in each language of the tenant, and sent alone', async () => {
  const { consent, container, sent, user } = await open();
  const texts = screen.getByRole('group', { name: 'Consent text' });
  expect(screen.getByText(/This is version 3/)).toBeVisible();
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
