import { screen, waitFor } from '@testing-library/react';
import {
  type Document,
  type DocumentArea,
  emptyPlaylist,
  emptyProduct,
  emptyVideo,
} from '@vitrine/shared/contract';
import { pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { aModel, brandId } from '@vitrine/shared/ui/testing/records';
import type { ComponentType } from 'react';
import Products from '../areas/products';
import Videos from '../areas/videos';
import { aDocument, renderArea } from '../testing/an-area';

const poster = 'a'.repeat(64);
const inBrand = `/v1/brands/${brandId}`;
const file = {
  sha256: poster,
  url: 'http://localhost/poster.webp',
  bytes: 100,
  type: 'image/webp',
  width: 16,
  height: 9,
  durationMs: null,
  sizes: [],
};
const bench = aModel({ thumbnail: 'http://localhost/bench.webp' });
const video = aDocument('videos', { ...emptyVideo(), title: { en: 'Workshop' }, poster });
const playlist = aDocument('videos', {
  ...emptyPlaylist(),
  title: { en: 'Evenings' },
  entries: { one: { order: 'a0', videoId: video.id } },
});
const answers = {
  [`GET ${inBrand}/files/${poster}`]: () => file,
  [`GET ${inBrand}/library`]: () => pageOf(bench),
};

test.each<[DocumentArea, ComponentType, Document, field: string, option: string, picture: string]>([
  ['videos', Videos, playlist, 'Add a video', 'Workshop', file.url],
  [
    'products',
    Products,
    aDocument('products', emptyProduct()),
    'Model',
    'Bench',
    'http://localhost/bench.webp',
  ],
])('what is chosen in %s is chosen by its look', async (area, Area, open, field, option, picture) => {
  const { user } = renderArea(area, Area, { documents: [video], open, answers });
  await user.click(await screen.findByRole('combobox', { name: field }));
  const chosen = await screen.findByTitle(option);
  await waitFor(() => expect(chosen.querySelector('img')).toHaveAttribute('src', picture));
});

test('a playlist shows its videos by their posters', async () => {
  renderArea('videos', Videos, { documents: [video], open: playlist, answers });
  const entry = (await screen.findByRole('link', { name: 'Workshop' })).closest('li');
  await waitFor(() => expect(entry?.querySelector('img')).toHaveAttribute('src', file.url));
});

test('a product stands in the list with its first picture', async () => {
  const media = {
    second: { order: 'a1', image: 'b'.repeat(64), alt: {} },
    first: { order: 'a0', image: poster, alt: {} },
  };
  const chair = aDocument('products', { ...emptyProduct(), title: { en: 'Chair' }, media });
  renderArea('products', Products, { documents: [chair], answers });
  const row = (await screen.findByRole('link', { name: 'Chair' })).closest('li');
  await waitFor(() => expect(row?.querySelector('img')).toHaveAttribute('src', file.url));
});
