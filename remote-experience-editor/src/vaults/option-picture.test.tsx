import { screen, waitFor } from '@testing-library/react';
import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import { emptyOptionSet } from '@vitrine/shared/contract';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { axe } from 'jest-axe';
import AnswerOptionVault from '../areas/answer-option-vault';
import { aDocument, renderArea } from '../testing/an-area';

// How bytes travel is tested with their server.
jest.mock('@vitrine/shared/client/uploads/upload-file', () => ({ uploadFile: jest.fn() }));

const sha256 = 'a'.repeat(64);
const stored = {
  ...{ sha256, url: 'http://localhost/oak.webp', bytes: 100, type: 'image/webp' },
  ...{ width: 16, height: 9, durationMs: null, sizes: [] },
};
const woods = () =>
  aDocument('answer-option-vault', {
    ...emptyOptionSet(),
    title: { en: 'Woods' },
    options: { oak: { order: 'a0', label: { en: 'Oak' } } },
  });

test('an option is given a picture, which stands at its words, and loses it again', async () => {
  jest.mocked(uploadFile).mockImplementation(async () => 'u'.repeat(32));
  const { container, user } = renderArea('answer-option-vault', AnswerOptionVault, {
    open: woods(),
    answers: {
      [`POST /v1/brands/${brandId}/images`]: () => stored,
      [`GET /v1/brands/${brandId}/files/${sha256}`]: () => stored,
    },
  });
  const shown = () => container.querySelectorAll(`img[src="${stored.url}"]`).length;
  await user.click(await screen.findByRole('button', { name: 'More about Oak' }));
  const field = await screen.findByLabelText('Choose a picture: Picture', { selector: 'input' });
  await user.upload(field, new File(['x'], 'oak.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'Picture' })).toHaveAttribute('src', stored.url);
  await waitFor(() => expect(shown()).toBe(2));
  expect((await axe(container)).violations).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Remove: Picture' }));
  await waitFor(() => expect(shown()).toBe(0));
});
