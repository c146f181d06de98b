import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import Brands from './index';

const at = { address: '/manager/panel/brands', path: '/manager/panel/brands' };

test('lists the brands, each leading to its home', async () => {
  const logoUrl = 'http://localhost/logo.webp';
  fakeApi({ 'GET /v1/brands': () => pageOf(aBrand({ logoUrl })) });
  const { container } = renderScreen(Brands, at);
  const link = await screen.findByRole('link', { name: 'Northlight' });
  expect(link).toHaveAttribute('href', `/manager/panel/brands/${brandId}`);
  expect(screen.getByText('1 store')).toBeVisible();
  expect(screen.getByText('2 experiences')).toBeVisible();
  expect(link.closest('li')?.querySelector('img')).toHaveAttribute('src', logoUrl);
  expect((await axe(container)).violations).toEqual([]);
});

test('the table view is in the address; its headers ask the API for another order and say so', async () => {
  const atelier = { id: 'brand23456789xyz', name: 'Atelier', logoUrl: 'http://localhost/atelier.webp' };
  const calls = fakeApi({
    'GET /v1/brands': ({ query }) =>
      query.get('sort') === '-stores'
        ? pageOf(aBrand({ ...atelier, stores: 7 }), aBrand())
        : pageOf(aBrand()),
  });
  const { container, user } = renderScreen(Brands, { ...at, address: `${at.address}?view=table` });
  await user.click(await screen.findByRole('button', { name: 'Stores' }));
  await user.click(await screen.findByRole('button', { name: 'Stores' }));
  const row = (await screen.findByRole('link', { name: 'Atelier' })).closest('tr');
  expect(row?.querySelector('img')).toHaveAttribute('src', atelier.logoUrl);
  expect(screen.getByRole('columnheader', { name: /Stores/ })).toHaveAttribute('aria-sort', 'descending');
  expect(calls.map(({ query }) => query.get('sort'))).toEqual(['name', 'stores', '-stores']);
  expect((await axe(container)).violations).toEqual([]);
});

test('a long list is turned page by page, each with its place in the whole', async () => {
  const numbered = (from: number) =>
    Array.from({ length: 50 }, (_, n) =>
      aBrand({ id: `brand${10000000000 + from + n}`, name: `Brand ${from + n}` }),
    );
  fakeApi({
    'GET /v1/brands': ({ query }) =>
      query.get('cursor') === 'second'
        ? { items: numbered(50), total: 10_000, nextCursor: 'third', previousCursor: 'first', start: 50 }
        : { items: numbered(0), total: 10_000, nextCursor: 'second', previousCursor: null, start: 0 },
  });
  const { user } = renderScreen(Brands, at);
  await screen.findByRole('link', { name: 'Brand 0' });
  const pages = screen.getByRole('navigation', { name: 'Pages of Brands' });
  expect(pages).toHaveTextContent('1–50 of 10,000');
  await user.click(within(pages).getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('51–100 of 10,000')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Brand 50' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Brand 0' })).not.toBeInTheDocument();
  await user.click(within(pages).getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('1–50 of 10,000')).toBeVisible();
});

test('an address that leads behind the end shows the first page', async () => {
  fakeApi({
    'GET /v1/brands': ({ query }) =>
      query.get('cursor')
        ? { items: [], total: 1, nextCursor: null, previousCursor: null, start: 50 }
        : pageOf(aBrand()),
  });
  renderScreen(Brands, { ...at, address: `${at.address}?cursor=old` });
  expect(await screen.findByRole('link', { name: 'Northlight' })).toBeVisible();
});

test('an address that names no page of this list shows the first one, and too long a search its beginning', async () => {
  const calls = fakeApi({
    'GET /v1/brands': ({ query }) =>
      query.has('cursor') ? new Refusal(400, 'Some of this cannot be accepted.') : pageOf(aBrand()),
  });
  renderScreen(Brands, { ...at, address: `${at.address}?cursor=none&q=${'n'.repeat(300)}` });
  expect(await screen.findByRole('link', { name: 'Northlight' })).toBeVisible();
  expect(calls.map(({ query }) => [query.get('cursor'), query.get('q')?.length])).toEqual([
    ['none', 120],
    [null, 120],
  ]);
});

test('several brands are archived in one call, and the toast brings back those that it archived', async () => {
  const other = aBrand({ id: 'brand23456789xyz', name: 'Atelier' });
  const calls = fakeApi({
    'GET /v1/brands': () => pageOf(other, aBrand()),
    'POST /v1/brands/archive': () => ({ changed: [other.id] }),
    'POST /v1/brands/restore': () => ({ changed: [other.id] }),
  });
  const { user, toasts } = renderScreen(Brands, at);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Atelier' }));
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.title).toBe('1 is archived');
  expect(calls.find(({ name }) => name.endsWith('/archive'))?.body).toEqual({ ids: [other.id, brandId] });
  toasts[0]?.action?.onAction();
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /v1/brands/restore'));
  expect(calls.find(({ name }) => name.endsWith('/restore'))?.body).toEqual({ ids: [other.id] });
});

test('a member whom no brand has let in is told so, and is offered nothing to create', async () => {
  fakeApi({ 'GET /v1/brands': () => pageOf() });
  renderScreen(Brands, { ...at, tenantRole: 'member' });
  expect(await screen.findByText(/You do not have access to any brand yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create brand' })).not.toBeInTheDocument();
});

test('an analyst of a brand gets no menu of actions for it', async () => {
  fakeApi({ 'GET /v1/brands': () => pageOf(aBrand()) });
  renderScreen(Brands, { ...at, tenantRole: 'member', brands: [{ brandId, role: 'analyst' }] });
  await screen.findByRole('link', { name: 'Northlight' });
  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
});

test('a failed load says what happened and can be tried again', async () => {
  let fails = true;
  fakeApi({
    'GET /v1/brands': () => (fails ? new Refusal(400, 'The list is resting') : pageOf(aBrand())),
  });
  const { user } = renderScreen(Brands, at);
  expect(await screen.findByRole('alert')).toHaveTextContent('The list is resting');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Northlight' })).toBeVisible();
});

test('a search without results offers the way back', async () => {
  fakeApi({ 'GET /v1/brands': ({ query }) => (query.get('q') ? pageOf() : pageOf(aBrand())) });
  const { user } = renderScreen(Brands, { ...at, address: `${at.address}?q=zzz` });
  expect(await screen.findByText('Nothing matches “zzz”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('link', { name: 'Northlight' })).toBeVisible();
});

test('what the API refuses about the name stands at the name', async () => {
  fakeApi({
    'GET /v1/brands': () => pageOf(aBrand()),
    'POST /v1/brands': () =>
      new Refusal(400, 'Check the fields', [{ pointer: '/name', message: 'This name is taken' }]),
  });
  const { user, toasts } = renderScreen(Brands, at);
  await user.click(await screen.findByRole('button', { name: 'Create brand' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create a brand' });
  expect((await axe(dialog)).violations).toEqual([]);
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await user.type(name, 'Northlight');
  await user.click(within(dialog).getByRole('button', { name: 'Create brand' }));
  expect(await within(dialog).findByText('This name is taken')).toBeVisible();
  await waitFor(() => expect(name).toBeInvalid());
  expect(toasts).toEqual([]);
});

test('an empty name is refused before anything is sent', async () => {
  const calls = fakeApi({ 'GET /v1/brands': () => pageOf(aBrand()) });
  const { user } = renderScreen(Brands, at);
  await user.click(await screen.findByRole('button', { name: 'Create brand' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Create brand' }));
  expect(await within(dialog).findByText('Give it a name')).toBeVisible();
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});

test('a double click creates one brand, under one idempotency key, and goes there', async () => {
  const calls = fakeApi({
    'GET /v1/brands': () => pageOf(aBrand()),
    'POST /v1/brands': () => aBrand({ name: 'Atelier 🪑' }),
  });
  const { user } = renderScreen(Brands, at);
  await user.click(await screen.findByRole('button', { name: 'Create brand' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Atelier 🪑');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Create brand' }));
  expect(await screen.findByText('Another screen')).toBeVisible();
  const [creating, ...more] = calls.filter(({ name }) => name === 'POST /v1/brands');
  expect(more).toEqual([]);
  expect(creating?.body).toEqual({ name: 'Atelier 🪑' });
  expect(creating?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('archiving can be undone from the toast', async () => {
  const calls = fakeApi({
    'GET /v1/brands': () => pageOf(aBrand({ stores: 0 })),
    [`POST /v1/brands/${brandId}/archive`]: () => aBrand({ archivedAt: '2026-02-01T00:00:00.000Z' }),
    [`POST /v1/brands/${brandId}/restore`]: () => aBrand(),
  });
  const { user, toasts } = renderScreen(Brands, at);
  await user.click(await screen.findByRole('button', { name: 'Actions for Northlight' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.title).toBe('Northlight is archived');
  toasts[0]?.action?.onAction();
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(`POST /v1/brands/${brandId}/restore`));
});

test('a brand with stores says first what goes with it', async () => {
  const archived = `POST /v1/brands/${brandId}/archive`;
  const calls = fakeApi({
    'GET /v1/brands': () => pageOf(aBrand()),
    [archived]: () => aBrand({ archivedAt: '2026-02-01T00:00:00.000Z' }),
  });
  const { user, toasts } = renderScreen(Brands, at);
  await user.click(await screen.findByRole('button', { name: 'Actions for Northlight' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  const asked = await screen.findByRole('dialog', { name: 'Archive “Northlight”?' });
  expect(asked).toHaveTextContent('its placements show “not found” until it is restored');
  expect(calls.map(({ name }) => name)).not.toContain(archived);
  await user.click(within(asked).getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(calls.map(({ name }) => name)).toContain(archived);
});
