import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BrandFile } from '@vitrine/shared/contract';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import { BrandMedia } from './brand-media';

const files = `/v1/brands/${brandId}/files`;
const at = '2026-01-01T00:00:00.000Z';

const aFile = (own: Partial<BrandFile> = {}): BrandFile => ({
  sha256: 'a'.repeat(64),
  url: 'http://localhost/a.webp',
  bytes: 84_200,
  type: 'image/webp',
  width: 1280,
  height: 853,
  durationMs: null,
  sizes: [],
  name: 'Chair.png',
  kind: 'image',
  usedIn: 2,
  createdAt: at,
  archivedAt: null,
  ...own,
});
const aFilm = aFile({
  sha256: 'b'.repeat(64),
  type: 'video/mp4',
  name: 'The making.mp4',
  kind: 'video',
  bytes: 12_500_000,
  usedIn: 0,
});
const aUse = {
  documentId: 'video3456789abcd',
  area: 'videos',
  title: { en: 'How it is made' },
  experience: { id: 'exper23456789abc', name: 'Spring collection' },
  pointer: '/poster',
  version: null,
};
const usesPath = `GET ${files}/${aFile().sha256}/uses`;
type Who = Partial<Parameters<typeof renderScreen>[1]>;
const analyst: Who = { tenantRole: 'member', brands: [{ brandId, role: 'analyst' }] };

const open = (who: Who = {}) =>
  renderScreen(() => <BrandMedia brandId={brandId} />, { address: '/', path: '/', ...who });
const choose = async ({ user }: ReturnType<typeof open>, action: string, name = 'Chair.png') => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
};
test('pictures and films stand with their kind, size, pixels and how often they are used', async () => {
  fakeApi({ [`GET ${files}`]: () => pageOf(aFile(), aFilm) });
  const { container } = open();
  const chair = await screen.findByRole('row', { name: /^Chair\.png/ });
  for (const told of ['Picture', '1,280 × 853 px', '85 kB', '2 places'])
    expect(chair).toHaveTextContent(told);
  const film = screen.getByRole('row', { name: /^The making\.mp4/ });
  for (const told of ['Film', '12.5 MB', '0 places']) expect(film).toHaveTextContent(told);
  expect((await axe(container)).violations).toEqual([]);
});

test('search, kind, state and order are asked of the API', async () => {
  const calls = fakeApi({ [`GET ${files}`]: () => pageOf(aFile()) });
  const { user } = open({ address: '/?media-kind=image&media-archived=true' });
  await user.click(await screen.findByRole('button', { name: 'Added' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search pictures and films' }), 'oak');
  const asked = { kind: 'image', archived: 'true', sort: 'createdAt', q: 'oak', limit: '12' };
  await waitFor(() => expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toEqual(asked));
});

test('a filter that lets nothing through is taken back', async () => {
  fakeApi({ [`GET ${files}`]: ({ query }) => (query.get('kind') ? pageOf() : pageOf(aFile())) });
  const { user } = open({ address: '/?media-kind=video' });
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(await screen.findByRole('row', { name: /^Chair\.png/ })).toBeVisible();
});

test('nothing uploaded yet', async () => {
  fakeApi({ [`GET ${files}`]: () => pageOf() });
  open();
  expect(await screen.findByText('No pictures or films yet')).toBeVisible();
});

test('a list that could not be had is asked for again', async () => {
  let broken = true;
  fakeApi({ [`GET ${files}`]: () => (broken ? new Refusal(400, 'Not today') : pageOf(aFile())) });
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not today');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /^Chair\.png/ })).toBeVisible();
});

test('where a file is used: the brand itself, and documents with their experience', async () => {
  fakeApi({
    [`GET ${files}`]: () => pageOf(aFile()),
    [usesPath]: () => ({ uses: [aUse], brand: ['logo'] }),
  });
  const dialog = await choose(open(analyst), 'Used in');
  expect(await dialog.findByText('It is used in 2 places.')).toBeVisible();
  expect(dialog.getByText('The brand’s logo')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'How it is made' })).toHaveAttribute(
    'href',
    `/manager/panel/brands/${brandId}/experience/${aUse.experience.id}/videos?id=${aUse.documentId}`,
  );
});

test('an analyst looks on', async () => {
  fakeApi({ [`GET ${files}`]: () => pageOf(aFile()) });
  const { user } = open(analyst);
  await user.click(await screen.findByRole('button', { name: 'Actions for Chair.png' }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Upload a picture or film' })).not.toBeInTheDocument();
});

test.each([
  ['is neither', new File(['x'], 'chair.glb'), /^chair\.glb was not takenChoose a picture/],
  [
    'is empty',
    new File([], 'chair.png', { type: 'image/png' }),
    /^chair\.png was not takenThe file is empty\./,
  ],
])('a file that %s is refused before it is sent', async (_what, file, reason) => {
  const calls = fakeApi({ [`GET ${files}`]: () => pageOf() });
  open();
  const field = await screen.findByLabelText('Upload a picture or film', { selector: 'input' });
  fireEvent.change(field, { target: { files: [file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});
