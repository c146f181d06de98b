import { screen } from '@testing-library/react';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import Settings from '.';

it('names every brand that lets somebody in, also those that no first page holds', async () => {
  const brands = Array.from({ length: 101 }, (_, index) =>
    aBrand({ id: `brand${index}`, name: `Brand ${index}` }),
  );
  fakeApi({
    'GET /v1/brands': ({ query }) => {
      const start = Number(query.get('cursor') ?? 0);
      const end = start + Number(query.get('limit'));
      const nextCursor = end < brands.length ? String(end) : null;
      return { items: brands.slice(start, end), total: 101, nextCursor, previousCursor: null, start };
    },
  });
  renderScreen(Settings, {
    address: '/settings',
    path: '/settings',
    tenantRole: 'member',
    brands: brands.map(({ id }) => ({ brandId: id, role: 'analyst' })),
  });
  expect(await screen.findByRole('link', { name: 'Brand 100' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Brand 0' })).toBeVisible();
});

it('shows each of them by its logo, with the role in it', async () => {
  fakeApi({ 'GET /v1/brands': () => pageOf(aBrand({ logoUrl: '/files/northlight.webp' })) });
  renderScreen(Settings, {
    address: '/settings',
    path: '/settings',
    tenantRole: 'member',
    brands: [{ brandId, role: 'editor' }],
  });
  const row = (await screen.findByRole('link', { name: 'Northlight' })).closest('li');
  expect(row).toHaveTextContent('Northlight · Editor');
  expect(row?.querySelector('img')).toHaveAttribute('src', '/files/northlight.webp');
});
