import { screen, waitFor, within } from '@testing-library/react';
import type { WebhookDelivery } from '@vitrine/shared/contract';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, anApiToken, aWebhook, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import Settings from '..';
import { ApiTokens } from './api-tokens';
import { Webhooks } from './webhooks';

const inBrand = `/v1/brands/${brandId}`;
const at = { address: '/manager/panel/settings?tab=integrations', path: '/manager/panel/settings' };
const failingSince = '2026-03-01T10:00:00.000Z';
const delivery = (own: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: '1',
  at: failingSince,
  messageId: 'msg_1',
  responses: 2,
  durationMs: 42,
  status: 500,
  failure: 'refused',
  answer: 'Out of paper',
  ...own,
});

const Tokens = () => <ApiTokens brandId={brandId} />;
const Hooks = () => <Webhooks brandId={brandId} />;

function open(Screen: ComponentType, answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({
    [`GET ${inBrand}/api-tokens`]: () => pageOf(),
    [`GET ${inBrand}/webhooks`]: () => pageOf(),
    ...answers,
  });
  return { calls, ...renderScreen(Screen, at) };
}

test('a new token is shown once: nothing closes it but saying that it was kept', async () => {
  const { calls, user } = open(Tokens, {
    [`POST ${inBrand}/api-tokens`]: () => ({ apiToken: anApiToken(), token: 'vitrine_secret' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Create token' }));
  await user.type(await screen.findByLabelText('Name'), 'Warehouse');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create token' }));
  const given = await screen.findByRole('dialog', { name: 'The token of Warehouse' });
  expect(within(given).getByLabelText('Token')).toHaveValue('vitrine_secret');
  const { body } = calls.find(({ name }) => name === `POST ${inBrand}/api-tokens`) ?? {};
  const { expiresAt } = body as { expiresAt: string };
  expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(90, 0);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'The token of Warehouse' })).toBe(given);
  expect(within(given).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.click(within(given).getByRole('button', { name: 'I have saved it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a token that was lost on its way says what to do', async () => {
  const { user } = open(Tokens, {
    [`POST ${inBrand}/api-tokens`]: () => ({ apiToken: anApiToken(), token: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'Create token' }));
  await user.type(await screen.findByLabelText('Name'), 'Warehouse');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText(/Revoke this one, then create another/)).toBeInTheDocument();
});

test('tokens say their end and their last use; a revoked one cannot be revoked again', async () => {
  const { container, user } = open(Tokens, {
    [`GET ${inBrand}/api-tokens`]: ({ query }) =>
      query.get('archived') === 'true'
        ? pageOf(anApiToken({ name: 'Old till', revokedAt: '2026-01-05T00:00:00.000Z' }))
        : pageOf(
            anApiToken({ expiresAt: '2026-01-02T00:00:00.000Z' }),
            anApiToken({ id: 'token23456789xyz', name: 'Till', lastUsedAt: '2026-01-02T00:00:00.000Z' }),
          ),
  });
  const ended = await screen.findByRole('row', { name: /Warehouse/ });
  expect(within(ended).getByText(/^Ended /)).toBeVisible();
  expect(within(ended).getByText('Never')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Till/ })).getByText('No end')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByText('Revoked'));
  const revoked = await screen.findByRole('row', { name: /Old till/ });
  expect(within(revoked).queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [
    'is tried again',
    { active: true, nextAttemptAt: '2099-01-01T00:00:00.000Z' },
    'Nothing arrives',
    /Nothing has arrived since .*The next attempt is/,
  ],
  ['was switched off', { active: false }, 'Switched off', /it was switched off after three days/],
])('a webhook at which nothing arrives says why and what to do: one that %s', async (_, own, state, text) => {
  const { container } = open(Hooks, {
    [`GET ${inBrand}/webhooks`]: () => pageOf(aWebhook({ failingSince, lastDelivery: delivery(), ...own })),
  });
  const item = await screen.findByRole('listitem');
  expect(within(item).getByText(state)).toBeVisible();
  expect(within(item).getByText(text)).toBeVisible();
  expect(
    within(item).getByText(/2 answers: the server answered with status 500. Its own log says why/),
  ).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('a webhook is tried out and says how that went', async () => {
  let answer = delivery({ responses: 0, status: 204, failure: null });
  const { toasts, user } = open(Hooks, {
    [`GET ${inBrand}/webhooks`]: () => pageOf(aWebhook()),
    [`POST ${inBrand}/webhooks/${aWebhook().id}/test`]: () => answer,
  });
  const test = await screen.findByRole('button', { name: 'Send a test to Warehouse' });
  await user.click(test);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toEqual({
    title: 'The test arrived',
    description: 'arrived in 42 ms (status 204)',
  });
  answer = delivery({ responses: 0, status: null, failure: 'too-slow' });
  await user.click(test);
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(String(toasts[1]?.error)).toContain('no answer within ten seconds');
});

test('a webhook that is renamed keeps its address, and says what it was called', async () => {
  const { calls, user } = open(Hooks, {
    [`GET ${inBrand}/webhooks`]: () => pageOf(aWebhook()),
    [`PATCH ${inBrand}/webhooks/${aWebhook().id}`]: () => aWebhook({ name: 'Till' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Warehouse' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Till');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ name }) => name.startsWith('PATCH'))?.body).toEqual({
    name: 'Till',
    was: { name: 'Warehouse' },
  });
});

test('an address that leads nowhere is refused at its field', async () => {
  const { user } = open(Hooks, {
    [`POST ${inBrand}/webhooks`]: () =>
      new Refusal(400, 'Invalid', [{ pointer: '/address', message: 'This leads into a private network.' }]),
  });
  await user.click(await screen.findByRole('button', { name: 'Create webhook' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText('Name'), 'Warehouse');
  await user.type(within(dialog).getByLabelText('Address'), 'http://warehouse.example');
  const submit = within(dialog).getByRole('button', { name: 'Create webhook' });
  await user.click(submit);
  expect(await within(dialog).findByText('An address that starts with https://')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('Address'));
  await user.type(within(dialog).getByLabelText('Address'), 'https://10.0.0.1/');
  await user.click(submit);
  expect(await within(dialog).findByText('This leads into a private network.')).toBeVisible();
});

test('only those who look after a brand come here', async () => {
  fakeApi({});
  renderScreen(Settings, { ...at, tenantRole: 'member', brands: [{ brandId, role: 'editor' }] });
  expect(await screen.findByText('Your role does not include this')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Integrations' })).not.toBeInTheDocument();
});

test.each([
  ['is gone', 'owner', []],
  ['does not let one in', 'member', [{ brandId, role: 'manager' }]],
] as const)('an address with a brand that %s leads to the first one', async (_, tenantRole, brands) => {
  fakeApi({
    'GET /v1/brands': () => pageOf(aBrand()),
    [`GET ${inBrand}`]: () => aBrand(),
    [`GET ${inBrand}/api-tokens`]: () => pageOf(),
    [`GET ${inBrand}/webhooks`]: () => pageOf(),
    'GET /v1/brands/unknown': () => new Refusal(404, 'There is no such brand'),
  });
  renderScreen(Settings, { ...at, address: `${at.address}&brand=unknown`, tenantRole, brands: [...brands] });
  expect(await screen.findByRole('button', { name: 'Create token' })).toBeVisible();
  expect(screen.getByText('Northlight')).toBeVisible();
});

test('offers the brands that somebody looks after, which the API picks out however many others there are', async () => {
  const calls = fakeApi({
    'GET /v1/brands': ({ query }) => (query.has('may') ? pageOf(aBrand()) : pageOf()),
    [`GET ${inBrand}`]: () => aBrand(),
    [`GET ${inBrand}/api-tokens`]: () => pageOf(),
    [`GET ${inBrand}/webhooks`]: () => pageOf(),
  });
  const { user } = renderScreen(Settings, {
    ...at,
    tenantRole: 'member',
    brands: [{ brandId, role: 'manager' }],
  });
  await screen.findByRole('button', { name: 'Create token' });
  await user.click(screen.getByRole('combobox', { name: 'Brand' }));
  expect(await screen.findByRole('option', { name: 'Northlight' })).toBeInTheDocument();
  for (const { query } of calls.filter(({ name }) => name === 'GET /v1/brands'))
    expect(query.get('may')).toBe('integrations:read');
});

test('brands are chosen by their logos too', async () => {
  const northlight = aBrand({ logoUrl: '/files/northlight.webp' });
  const southlight = aBrand({
    id: 'south23456789abc',
    name: 'Southlight',
    logoUrl: '/files/southlight.webp',
  });
  const { user } = open(Settings, {
    'GET /v1/brands': () => pageOf(northlight, southlight),
    [`GET ${inBrand}`]: () => northlight,
  });
  const brand = await screen.findByRole('combobox', { name: 'Brand' });
  const pictureOf = (name: string, within?: Element | null) =>
    [...(within ?? document).querySelectorAll('img')].find((img) =>
      img.parentElement?.textContent?.includes(name),
    );
  await waitFor(() =>
    expect(pictureOf('Northlight', brand.closest('.ant-select'))).toHaveAttribute(
      'src',
      '/files/northlight.webp',
    ),
  );
  await user.click(brand);
  await waitFor(() => expect(pictureOf('Southlight')).toHaveAttribute('src', '/files/southlight.webp'));
});
