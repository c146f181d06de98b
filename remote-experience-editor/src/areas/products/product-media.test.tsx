import { screen, waitFor } from '@testing-library/react';
import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import { emptyProduct, limits, productsLimits } from '@vitrine/shared/contract';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { aDocument, renderArea } from '../../testing/an-area';
import Products from './index';

// How bytes travel is tested with their server.
jest.mock('@vitrine/shared/client/uploads/upload-file', () => ({ uploadFile: jest.fn() }));

const sha256 = (number: number) => String(number).padStart(64, '0');
const aFile = (number: number) => ({
  sha256: sha256(number),
  url: `http://localhost/${number}.webp`,
  bytes: 100,
  type: 'image/webp',
  width: 16,
  height: 9,
  durationMs: null,
  sizes: [],
});
const chosen = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'image/png' }));

/** A product with so many pictures, and what its file button leads to. */
function openWith(pictures: number) {
  let sent = pictures;
  jest.mocked(uploadFile).mockImplementation(async () => 'u'.repeat(32));
  const media = Array.from({ length: pictures }, (_, index) => [
    `picture${index}`,
    { order: `b${String(index).padStart(2, '0')}`, image: sha256(index), alt: {} },
  ]);
  const files = Array.from({ length: pictures }, (_, index) => [
    `GET /v1/brands/${brandId}/files/${sha256(index)}`,
    () => aFile(index),
  ]);
  const view = renderArea('products', Products, {
    open: aDocument('products', { ...emptyProduct(), media: Object.fromEntries(media) }),
    answers: {
      ...Object.fromEntries(files),
      [`POST /v1/brands/${brandId}/images`]: () => aFile(sent++),
    },
  });
  const field = () => screen.findByLabelText('Add pictures', { selector: 'input' });
  return {
    choose: async (files: File[]) => view.user.upload(await field(), files),
    sent: () => sent - pictures,
  };
}

test('of more pictures than there is room for, it is said how many were left out', async () => {
  const { choose, sent } = openWith(productsLimits.media - 2);
  await choose(chosen('a.png', 'b.png', 'c.png', 'd.png', 'e.png'));
  expect(await screen.findByText('3 pictures were left out: a product has room for 50.')).toBeVisible();
  await waitFor(() => expect(sent()).toBe(2));
});

test('a picture that is refused is named, and those chosen with it are there', async () => {
  const { choose, sent } = openWith(0);
  const [large, ...others] = chosen('large.png', 'b.png', 'c.png');
  Object.defineProperty(large, 'size', { value: limits.imageUploadBytes + 1 });
  await choose([large as File, ...others]);
  expect(await screen.findByRole('alert')).toHaveTextContent('large.png');
  await waitFor(() => expect(sent()).toBe(2));
  expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
});
