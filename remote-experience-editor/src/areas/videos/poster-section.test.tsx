import { screen } from '@testing-library/react';
import { emptyVideo } from '@vitrine/shared/contract';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { aDocument, renderArea } from '../../testing/an-area';
import Videos from './index';

const stored = (sha256: string, own: object) => ({
  [`GET /v1/brands/${brandId}/files/${sha256}`]: () => ({
    sha256,
    url: `http://localhost/${sha256}`,
    bytes: 100,
    type: 'image/webp',
    durationMs: null,
    sizes: [],
    ...own,
  }),
});

test('poster and film stand in their own shape, without bands', async () => {
  const [poster, film] = ['a'.repeat(64), 'b'.repeat(64)] as const;
  const video = { ...emptyVideo(), poster, source: { kind: 'file', sha256: film } };
  renderArea('videos', Videos, {
    open: aDocument('videos', video),
    answers: {
      ...stored(poster, { width: 1600, height: 1000 }),
      ...stored(film, { type: 'video/mp4', width: 1080, height: 1920, durationMs: 9_000 }),
    },
  });
  const shape = (shown: HTMLElement) => shown.style.getPropertyValue('--shape');
  expect(shape(await screen.findByRole('img', { name: 'The poster' }))).toBe('1.6');
  expect(shape(await screen.findByLabelText(/^The video at/))).toBe('0.5625');
});
