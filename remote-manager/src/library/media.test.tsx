import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import type { BrandFile } from '@vitrine/shared/contract';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import { DialogHost } from '../parts/dialog-host';
import { BrandMedia } from './brand-media';

// jsdom’s requests leave the process.
jest.mock('@vitrine/shared/client/uploads/upload-file', () => ({ uploadFile: jest.fn() }));

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
  renderScreen(
    () => (
      <DialogHost>
        <BrandMedia brandId={brandId} />
      </DialogHost>
    ),
    { address: '/', path: '/', ...who },
  );
const choose = async ({ user }: ReturnType<typeof open>, action: string, name = 'Chair.png') => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
};
test('pictures and videos stand with their kind, size, pixels and how often they are used', async () => {
  fakeApi({ [`GET ${files}`]: () => pageOf(aFile(), aFilm) });
  const { container } = open();
  const chair = await screen.findByRole('row', { name: /^Chair\.png/ });
  for (const text of ['Picture', '1,280 × 853 px', '83 KiB', '2 places'])
    expect(chair).toHaveTextContent(text);
  const film = screen.getByRole('row', { name: /^The making\.mp4/ });
  for (const text of ['Video', '12 MiB', '0 places']) expect(film).toHaveTextContent(text);
  expect((await axe(container)).violations).toEqual([]);
});

test('search, kind, state and order are asked of the API', async () => {
  const calls = fakeApi({ [`GET ${files}`]: () => pageOf(aFile()) });
  const { user } = open({ address: '/?media-kind=image&media-archived=true' });
  await user.click(await screen.findByRole('button', { name: 'Added' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search pictures and videos' }), 'oak');
  const asked = { kind: 'image', archived: 'true', sort: 'createdAt', q: 'oak', limit: '6' };
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
  expect(await screen.findByText('No pictures or videos yet')).toBeVisible();
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
  expect(screen.queryByRole('button', { name: 'Upload a picture or video' })).not.toBeInTheDocument();
});

const uploadField = () => screen.findByLabelText('Upload a picture or video', { selector: 'input' });
const sends = (field: HTMLElement, file: File) => fireEvent.change(field, { target: { files: [file] } });
const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const ofSize = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });
const MiB = 1024 * 1024;

test.each([
  ['is neither', new File(['x'], 'chair.glb'), 'Choose a picture'],
  ['is empty', new File([], 'chair.png', { type: 'image/png' }), 'The file is empty.'],
  ['is too large a picture', ofSize(png('chair.png'), 20 * MiB + 1), 'A picture may be at most 20 MiB.'],
  ['is too large a film', ofSize(new File(['x'], 'a.webm'), 2048 * MiB + 1), 'A video may be at most 2 GiB.'],
])('a file that %s is refused before it is sent', async (_what, file, reason) => {
  const calls = fakeApi({ [`GET ${files}`]: () => pageOf() });
  open();
  sends(await uploadField(), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(`${file.name} was not accepted${reason}`);
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});

test('a picture is uploaded and stands in the list', async () => {
  let there = false;
  jest.mocked(uploadFile).mockResolvedValue('u'.repeat(32));
  fakeApi({
    [`GET ${files}`]: () => (there ? pageOf(aFile()) : pageOf()),
    [`POST /v1/brands/${brandId}/images`]: () => {
      there = true;
      return aFile();
    },
  });
  const { toasts } = open();
  sends(await uploadField(), png('Chair.png'));
  expect(await screen.findByRole('row', { name: /^Chair\.png/ })).toBeVisible();
  expect(toasts).toMatchObject([{ description: 'Chair.png is in the library.' }]);
});

test('a film waits for its check; what is wrong with it is said', async () => {
  const intake = { id: 'u'.repeat(32), progress: 0, file: null };
  jest.mocked(uploadFile).mockResolvedValue(intake.id);
  let refuse = (_: unknown) => {};
  fakeApi({
    [`GET ${files}`]: () => pageOf(),
    [`POST /v1/brands/${brandId}/videos`]: () => new Promise((resolve) => (refuse = resolve)),
  });
  open();
  sends(await uploadField(), new File(['x'], 'making.mp4', { type: 'video/mp4' }));
  expect(await screen.findByRole('progressbar')).toBeVisible();
  refuse({ ...intake, state: 'refused', message: 'The sound is in a format that browsers do not play.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The sound is in a format');
});

test('it is renamed; what is wrong stands at the field', async () => {
  let file = aFile();
  const calls = fakeApi({
    [`GET ${files}`]: () => pageOf(file),
    [`PATCH ${files}/${file.sha256}`]: ({ body }) => {
      file = aFile(body as object);
      return file;
    },
  });
  const view = open();
  const dialog = await choose(view, 'Edit');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await view.user.clear(name);
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Give it a name')).toBeVisible();
  await view.user.type(name, 'Oak chair');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('row', { name: /^Oak chair/ })).toBeVisible();
  expect(calls.find(({ name: call }) => call.startsWith('PATCH'))?.body).toEqual({
    name: 'Oak chair',
    was: { name: 'Chair.png' },
  });
});

test('archiving tells first where it is used, and is taken back from the toast', async () => {
  let file = aFile();
  const sets = (archivedAt: string | null) => () => {
    file = aFile({ archivedAt });
    return file;
  };
  fakeApi({
    [`GET ${files}`]: () => (file.archivedAt ? pageOf() : pageOf(file)),
    [usesPath]: () => ({ uses: [aUse], brand: [] }),
    [`POST ${files}/${file.sha256}/archive`]: sets(at),
    [`POST ${files}/${file.sha256}/restore`]: sets(null),
  });
  const view = open();
  const dialog = await choose(view, 'Archive');
  expect(await dialog.findByText('It is used in 1 place.')).toBeVisible();
  await view.user.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('No pictures or videos yet')).toBeVisible();
  view.toasts[0]?.action?.onAction();
  expect(await screen.findByRole('row', { name: /^Chair\.png/ })).toBeVisible();
});

test('an archived one is restored, and not replaced', async () => {
  fakeApi({ [`GET ${files}`]: () => pageOf(aFile({ archivedAt: at })) });
  const { user } = open({ address: '/?media-archived=true' });
  await user.click(await screen.findByRole('button', { name: 'Actions for Chair.png' }));
  const actions = await screen.findAllByRole('menuitem');
  expect(actions.map(({ textContent }) => textContent)).toEqual(['Used in', 'Edit', 'Restore']);
});

describe('replacing it', () => {
  const next = aFile({ sha256: 'c'.repeat(64), url: 'http://localhost/c.webp' });
  async function replacing(answer: () => unknown) {
    let file = aFile();
    jest.mocked(uploadFile).mockResolvedValue('u'.repeat(32));
    const calls = fakeApi({
      [`GET ${files}`]: () => pageOf(file),
      [usesPath]: () => ({ uses: [aUse], brand: ['logo'] }),
      [`POST /v1/brands/${brandId}/images`]: () => next,
      [`POST ${files}/${file.sha256}/replace`]: () => {
        const answered = answer();
        if (!(answered instanceof Refusal)) file = next;
        return answered;
      },
    });
    const view = open();
    const dialog = await choose(view, 'Replace file');
    expect(await dialog.findByText('It is used in 2 places.')).toBeVisible();
    const send = (file: File) =>
      sends(dialog.getByLabelText('Choose a picture', { selector: 'input' }), file);
    return { ...view, calls, dialog, send };
  }

  test.each([
    [0, 'Publish the experiences that show it. The previous file is archived.'],
    [1, /^In 1 place the previous file stays/],
  ])('tells where it is, and where the previous one stays: %i', async (kept, told) => {
    const { calls, container, send, toasts } = await replacing(() => ({ file: next, replaced: 2, kept }));
    send(png('new.png'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(toasts).toMatchObject([
      { title: 'Chair.png is replaced in 2 places', description: expect.stringMatching(told) },
    ]);
    expect(calls.find(({ name }) => name.endsWith('/replace'))?.body).toEqual({ by: next.sha256 });
    await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', next.url));
  });

  test('is refused in words, and the dialog stays', async () => {
    const { dialog, send } = await replacing(
      () => new Refusal(409, 'This is the file that is there already.'),
    );
    send(png('new.png'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This is the file that is there already.');
  });

  test('takes no file of another kind', async () => {
    const { calls, dialog, send } = await replacing(() => null);
    send(new File(['x'], 'making.mp4', { type: 'video/mp4' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'A picture can only be replaced by another picture.',
    );
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  });
});
