import { screen, waitFor } from '@testing-library/react';
import type { LibraryObject } from '@vitrine/shared/contract';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../../experience/experience-context';
import { useLibrary } from '../../library/use-library';
import { anOpenExperience } from '../../testing/an-open-experience';
import { LibraryDrawer } from './library-drawer';

const list = `GET /v1/brands/${brandId}/library`;
const aModel = (name: string): LibraryObject => ({
  _id: name.toLowerCase(),
  name,
  glb: '/files/model.glb',
  tags: [],
  _updatedAt: '2026-01-01T00:00:00.000Z',
  sha256: 'a'.repeat(64),
  thumbnail: null,
  bytes: 1,
  triangles: 1,
  materials: 1,
  dimensionsMetres: [0.8, 1.2, 0.45],
  baseMetres: 0,
  materialVariants: [],
  licence: '',
  scope: 'tenant',
  archivedAt: null,
});
const nothing = () => undefined;

function Library() {
  const library = useLibrary(brandId);
  return (
    <ExperienceProvider value={anOpenExperience()}>
      <LibraryDrawer
        library={library.list}
        upload={{ state: { step: 'idle' }, start: nothing, cancel: nothing, dismiss: nothing }}
        onAdd={nothing}
      />
      <p>
        {library.byId.size} models{library.isComplete && ', all there are'}
      </p>
    </ExperienceProvider>
  );
}
const renderLibrary = () => renderScreen(Library, { address: '/', path: '/' });

test('models beyond the first page are there, found and placed, archived ones too', async () => {
  fakeApi({
    [list]: ({ query }) => {
      if (query.get('archived') === 'true') return pageOf(aModel('Stool'));
      return query.get('cursor')
        ? pageOf(aModel('Armchair'))
        : { ...pageOf(aModel('Table')), nextCursor: 'next' };
    },
  });
  const { user } = renderLibrary();
  expect(await screen.findByText('3 models, all there are')).toBeVisible();
  expect(screen.getAllByTitle('Width × height × depth')[0]).toHaveTextContent('0.80 × 1.20 × 0.45 m');
  await user.type(screen.getByRole('searchbox', { name: 'Search the library' }), 'arm');
  expect(screen.getByRole('button', { name: /^Add Armchair / })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add Table / })).not.toBeInTheDocument();
});

test('where a page failed, nothing is said to be missing, and the rest can be asked for', async () => {
  let refuses = true;
  fakeApi({
    [list]: ({ query }) => {
      if (query.get('archived') === 'true') return pageOf();
      if (!query.get('cursor')) return { ...pageOf(aModel('Table')), nextCursor: 'next' };
      return refuses ? new Refusal(400, 'Bad cursor') : pageOf(aModel('Armchair'));
    },
  });
  const { user } = renderLibrary();
  await user.type(await screen.findByRole('searchbox', { name: 'Search the library' }), 'arm');
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(screen.queryByText('Nothing in the library matches.')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('1 models')).toBeVisible());
  refuses = false;
  await user.click(more);
  expect(await screen.findByRole('button', { name: /^Add Armchair / })).toBeVisible();
  expect(screen.getByText('2 models, all there are')).toBeVisible();
});
