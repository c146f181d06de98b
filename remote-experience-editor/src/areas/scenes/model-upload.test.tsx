import { screen, waitFor } from '@testing-library/react';
import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import type { LibraryObject } from '@vitrine/shared/contract';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { aModel, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { ModelUpload } from './model-upload';
import { useModelUpload } from './use-model-upload';

// How bytes travel is tested with their server.
jest.mock('@vitrine/shared/client/uploads/upload-file', () => ({ uploadFile: jest.fn() }));

const MiB = 1024 * 1024;
const library = `/v1/brands/${brandId}/library`;

function Upload() {
  return <ModelUpload upload={useModelUpload()} />;
}

function choose(model: Partial<LibraryObject>, bytes = 1) {
  jest.mocked(uploadFile).mockResolvedValue('u'.repeat(32));
  fakeApi({ [`GET ${library}`]: () => pageOf(), [`POST ${library}`]: () => aModel(model) });
  const view = renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience()}>
        <Upload />
      </ExperienceProvider>
    ),
    { address: '/', path: '/' },
  );
  const file = new File(['x'], 'bench.glb');
  Object.defineProperty(file, 'size', { value: bytes });
  return { ...view, send: async () => view.user.upload(await field(), file) };
}
const field = () => screen.findByLabelText('Upload a GLB', { selector: 'input' });

test('says what may be uploaded, and what of it can be published', async () => {
  choose({});
  expect(await screen.findByText(/Up to 15 MiB can be published, up to 100 MiB uploaded/)).toBeVisible();
});

test('a model that is as it should be is in the library, without a word more', async () => {
  const { send, toasts } = choose({});
  await send();
  await waitFor(() => expect(toasts).toEqual([{ description: 'Bench is in the library.' }]));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each<[string, Partial<LibraryObject>, RegExp[]]>([
  [
    'is too heavy to be published',
    { bytes: 23 * MiB },
    [/^Bench has 23 MiB; at most 15 MiB can be published/],
  ],
  [
    'was made in millimetres',
    { dimensionsMetres: [820, 740, 800] },
    [/^Bench measures 820.00 × 740.00 × 800.00 m \(width × height × depth\)/],
  ],
  [
    'is both',
    { bytes: 23 * MiB, dimensionsMetres: [820, 740, 800] },
    [/at most 15 MiB/, /not made in metres/],
  ],
])('what is to be repaired of one that %s stays until it is put away', async (_, model, doubts) => {
  const { send, toasts, user } = choose(model);
  await send();
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
  const notice = screen.getByRole('status');
  expect(toasts).toEqual([{ description: 'Bench is in the library.' }]);
  const said = [...notice.querySelectorAll('p')].map((one) => one.textContent?.replaceAll('\u00a0', ' '));
  expect(said).toEqual(doubts.map((doubt) => expect.stringMatching(doubt)));
  await user.click(dismiss);
  expect(notice).not.toBeInTheDocument();
});

test('one that is too large is refused with its size and the limit', async () => {
  const { send } = choose({}, 101 * MiB);
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The file has 101 MiB; at most 100 MiB can be uploaded.',
  );
});
