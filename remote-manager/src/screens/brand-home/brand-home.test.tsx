import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import {
  aBrand,
  aModel,
  anExperience,
  aPlacement,
  aStore,
  brandId,
} from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import BrandHome from './index';

const path = `/v1/brands/${brandId}`;
const at = { address: `/manager/panel/brands/${brandId}`, path: '/manager/panel/brands/:brandId' };
const size = (width: number) => ({
  url: `http://localhost/${width}.webp`,
  width,
  height: width / 2,
  type: 'image/webp',
  bytes: width,
  sha256: 'a'.repeat(64),
});
const answers = {
  [`GET ${path}`]: () => aBrand({ logoUrl: 'http://localhost/logo.webp' }),
  [`GET ${path}/stores`]: () => pageOf(aStore()),
  [`GET ${path}/webhooks`]: () => pageOf(),
  [`GET ${path}/placements`]: () => pageOf(aPlacement({ state: 'active' })),
  [`GET ${path}/live-visitors`]: () => ({ experiences: [], placements: [] }),
  [`GET ${path}/experiences`]: ({ query }: { query: URLSearchParams }) =>
    query.get('status') || query.get('review')
      ? pageOf()
      : pageOf(anExperience({ poster: [size(320), size(640)] })),
  [`GET ${path}/library`]: () => pageOf(aModel()),
};

test('it shows what one comes for; models, media and the look are a click away, under an address of their own', async () => {
  const calls = fakeApi(answers);
  const { user } = renderScreen(BrandHome, at);
  expect(await screen.findByRole('region', { name: 'Experiences' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Stores' })).toBeVisible();
  const head = screen.getByRole('heading', { level: 1, name: 'Northlight' }).parentElement;
  expect(head?.querySelector('img')).toHaveAttribute('src', 'http://localhost/logo.webp');
  expect(screen.queryByRole('region', { name: 'Models' })).not.toBeInTheDocument();
  expect(calls.some(({ name }) => name.endsWith('/library') || name.endsWith('/files'))).toBe(false);

  const parts = within(screen.getByRole('navigation', { name: 'Sections of the brand' }));
  const models = parts.getByRole('link', { name: 'Models' });
  expect(models).toHaveAttribute('href', `${at.address}?part=models`);
  await user.click(models);
  expect(await screen.findByRole('region', { name: 'Models' })).toBeVisible();
  expect(models).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('region', { name: 'Stores' })).not.toBeInTheDocument();
});

test.each(['', '?view=table'])('experiences are shown by their posters%s', async (view) => {
  fakeApi(answers);
  const { container } = renderScreen(BrandHome, { ...at, address: `${at.address}${view}` });
  await screen.findByRole('link', { name: /Spring collection/ });
  await waitFor(() => {
    const sources = [...container.querySelectorAll('img')].map((img) => img.srcset || img.src);
    expect(sources.join()).toContain('http://localhost/320.webp');
  });
});
