import { screen, waitFor } from '@testing-library/react';
import type { ExperienceImport } from '@vitrine/shared/contract';
import { useAddressState } from '@vitrine/shared/ui';
import { fakeApi } from '@vitrine/shared/ui/testing/fake-api';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ImportExperience } from './import-experience';

const id = 'imprt23456789abc';
const at = `/v1/brands/${brandId}/experience-imports/${id}`;
const anImport = (own: Partial<ExperienceImport>): ExperienceImport => ({
  id,
  fileName: 'spring.vitrine.zip',
  state: 'checking',
  handled: 0,
  total: null,
  contents: null,
  problem: null,
  experienceId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...own,
});
const contents: ExperienceImport['contents'] = {
  name: 'Spring',
  languages: ['en', 'de'],
  documents: { scenes: 3, polling: 2 },
  models: { create: 5, there: 2 },
  files: { count: 43, bytes: 83_000_000 },
};

function Screen() {
  const [opened, open] = useAddressState('import');
  return opened === '' ? null : (
    <ImportExperience brandId={brandId} opened={opened} onOpen={open} onClose={() => open('')} />
  );
}
const open = (language: 'en' | 'de' | 'ar' = 'en') =>
  renderScreen(Screen, { address: `/brand?import=${id}`, path: '/brand', language });

it('shows how far a check is, then what would be created, and creates it when it is told to', async () => {
  const ready = anImport({ state: 'ready', contents });
  let current = anImport({ handled: 10, total: 40 });
  const calls = fakeApi({
    [`GET ${at}`]: () => {
      const answer = current;
      if (current.state === 'checking') current = ready;
      return answer;
    },
    [`POST ${at}/apply`]: () => {
      current = anImport({ state: 'done', contents, experienceId: 'exper23456789abc' });
      return anImport({ state: 'applying' });
    },
  });
  const { user } = open();
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0.25');
  expect(await screen.findByRole('region', { name: 'Spring' }, { timeout: 4000 })).toHaveTextContent(
    'Scenes3Polls2New models in the library5Models already in the library2Files43, 79.2 MiB',
  );
  await user.click(screen.getByRole('button', { name: 'Create the experience' }));
  expect(await screen.findByRole('link', { name: 'Open the experience' }, { timeout: 4000 })).toHaveAttribute(
    'href',
    expect.stringContaining('/experience/exper23456789abc'),
  );
  expect(calls.map(({ name }) => name)).toContain(`POST ${at}/apply`);
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('link', { name: 'Open the experience' })).not.toBeInTheDocument();
});

it('that is refused says why, and takes another file', async () => {
  fakeApi({ [`GET ${at}`]: () => anImport({ state: 'failed', problem: 'The file is cut off.' }) });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is cut off.');
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
});

it.each([
  ['de', /^spring\.vitrine\.zip.*In der Datei fehlen 2 der Modelle, Bilder und Videos, die sie nennt\./],
  ['ar', /ينقص الملف 2 من النماذج/],
  ['en', /The file lacks 2\./],
] as const)('that is refused says why in %s', async (language, words) => {
  const problemSentence = { name: 'experience.missing', values: { count: 2 } };
  fakeApi({
    [`GET ${at}`]: () => anImport({ state: 'failed', problem: 'The file lacks 2.', problemSentence }),
  });
  open(language);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

it.each(['applying', 'failed', 'cancelled'] as const)(
  'that is %s is closed, and nothing is cancelled by it',
  async (state) => {
    const calls = fakeApi({ [`GET ${at}`]: () => anImport({ state, contents, problem: 'Cut off.' }) });
    const { user } = open();
    // The cross has the same name.
    await user.click(await screen.findByText('Close'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.map(({ name }) => name)).not.toContain(`POST ${at}/cancel`);
  },
);

it('that was only looked at is given up when it is closed', async () => {
  const calls = fakeApi({
    [`GET ${at}`]: () => anImport({ state: 'ready', contents }),
    [`POST ${at}/cancel`]: () => anImport({ state: 'cancelled' }),
  });
  const { user } = open();
  await screen.findByRole('region', { name: 'Spring' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(`POST ${at}/cancel`));
});
