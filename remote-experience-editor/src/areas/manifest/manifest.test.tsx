import { act, screen, waitFor, within } from '@testing-library/react';
import type { ManifestVersion } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { saveSummary } from '../../documents/store/open-documents';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import Manifest from './index';

const versions = `/v1/brands/${brandId}/experiences/${anExperience().id}`;

const renderManifest = (own: Parameters<typeof anOpenExperience>[0] = {}) =>
  renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience(own)}>
        <Manifest />
      </ExperienceProvider>
    ),
    { address: addresses.area(brandId, anExperience().id, 'manifest'), path: '*' },
  );

test('unpublishing lies in a menu, and can be undone', async () => {
  const calls = fakeApi({
    [`GET ${versions}/versions`]: () => pageOf(),
    [`POST ${versions}/unpublish`]: () => anExperience({ status: 'unpublished' }),
    [`POST ${versions}/versions/3/restore`]: () => anExperience(),
  });
  const { user, toasts } = renderManifest();
  const main = within(await screen.findByRole('main'));
  expect(main.queryByRole('button', { name: 'Unpublish' })).not.toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Actions for Manifest' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  toasts[0]?.action?.onAction();
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts[1]?.description).toBe('Version 3 is live again.');
  expect(calls.map(({ name }) => name)).toContain(`POST ${versions}/versions/3/restore`);
});

test('what is not published cannot be unpublished', async () => {
  fakeApi({ [`GET ${versions}/versions`]: () => pageOf() });
  const { user } = renderManifest({ experience: anExperience({ status: 'unpublished' }) });
  await screen.findByText('Nothing was published yet');
  await user.click(screen.getByRole('button', { name: 'Actions for Manifest' }));
  expect(await screen.findByRole('menuitem', { name: 'Import from file' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Unpublish' })).not.toBeInTheDocument();
});

test('a version that waits says when it goes live, and can be taken back', async () => {
  const calls = fakeApi({
    [`GET ${versions}/versions`]: () => pageOf(),
    [`DELETE ${versions}/planned-publish`]: () => anExperience(),
  });
  const planned = { version: 4, at: '2999-12-01T08:00:00.000Z' };
  const { user, toasts } = renderManifest({ experience: anExperience({ planned }) });
  expect(await screen.findByText(/^Version 4 goes live on .*2999/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(calls.map(({ name }) => name)).toContain(`DELETE ${versions}/planned-publish`);
});

test('a version whose moment has passed says what it waits for', async () => {
  fakeApi({ [`GET ${versions}/versions`]: () => pageOf() });
  const planned = { version: 4, at: '2026-11-01T08:00:00.000Z' };
  renderManifest({ experience: anExperience({ planned }) });
  expect(await screen.findByText(/^Version 4 was to go live .* until a vote is closed/)).toBeVisible();
});

const version: ManifestVersion = {
  version: 2,
  hash: 'a'.repeat(64),
  schemaVersion: 1,
  note: '',
  bytes: 4096,
  certificate: { checks: [], checkedAt: '2026-01-01T00:00:00.000Z' },
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishedBy: 'Ada',
  current: true,
};

test('a version is read: its documents, its files, and where others find it', async () => {
  const part = { documentId: 'scene23456789abc', bytes: 2048 };
  fakeApi({
    [`GET ${versions}/versions`]: () => pageOf(version),
    [`GET /v1/manifests/${version.hash}`]: () => ({
      parts: [
        { ...part, area: 'scenes', title: { en: 'Living room' }, hash: 'b'.repeat(64) },
        { ...part, area: 'unheard-of', title: {}, hash: 'c'.repeat(64) },
      ],
      assets: [{ url: '/files/1', bytes: 3 * 1024 * 1024, sha256: 'd'.repeat(64) }],
    }),
  });
  const { user } = renderManifest();
  await user.click(await screen.findByRole('button', { name: 'Actions for Version 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'What is in it' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is in version 2' }));
  expect(await dialog.findByRole('row', { name: 'Scenes Living room 2\u00a0KiB' })).toBeVisible();
  expect(dialog.getByText('1 file beside them, 3 MiB.')).toBeVisible();
  const address = `http://localhost/v1/manifests/${version.hash}`;
  expect(dialog.getByRole('textbox', { name: 'Public address' })).toHaveValue(address);
  expect(dialog.getByRole('textbox', { name: 'IIIF address' })).toHaveValue(`${address}/iiif`);
});

test('versions are compared by document and field, in words', async () => {
  const item = { documentId: 'poll23456789abcd', area: 'polling' };
  fakeApi({
    [`GET ${versions}/versions`]: () => pageOf(version),
    [`GET ${versions}/versions/1/changes`]: () => ({
      items: [{ ...item, before: { title: { en: 'Wood' } }, after: { title: { en: 'Timber' } } }],
      total: 3,
    }),
  });
  const { user } = renderManifest();
  await user.click(await screen.findByRole('button', { name: 'Actions for Version 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Compare with version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'From version 1 to version 2' }));
  expect(await dialog.findByRole('heading', { name: /Timber.*Polling.*Changed/ })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Title › English Wood Timber' })).toBeVisible();
  expect(dialog.getByText('2 more documents differ.')).toBeVisible();
});

test('what differs is said in the words of the forms: choices, places in an order, and what has no name', async () => {
  const item = { documentId: 'scene3456789abcd', area: 'scenes' };
  const before = {
    title: { en: 'Hall' },
    lighting: 'studio',
    background: '#f4f1ec',
    objects: { sofa2345: { order: 'a0', name: 'Sofa' }, lamp2345: { order: 'a1', name: 'Lamp' } },
  };
  const after = {
    ...before,
    lighting: 'evening',
    objects: { ...before.objects, sofa2345: { order: 'a2', name: 'Sofa' } },
    camera: { position: [1, 2, 3], fieldOfViewDegrees: 40 },
    floor: {},
  };
  fakeApi({
    [`GET ${versions}/versions`]: () => pageOf(version),
    [`GET ${versions}/versions/1/changes`]: () => ({ items: [{ ...item, before, after }], total: 1 }),
  });
  const { user } = renderManifest();
  await user.click(await screen.findByRole('button', { name: 'Actions for Version 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Compare with version 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('row', { name: 'Light Studio Evening' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Objects › Sofa › Order № 1 № 2' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Floor nothing empty' })).toBeVisible();
  const camera = within(dialog.getByRole('row', { name: /^Start view nothing/ }));
  expect(camera.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Position (m)',
    'Field of view (°)',
  ]);
  expect(camera.getAllByRole('definition').map((term) => term.textContent)).toEqual(['X 1, Y 2, Z 3', '40']);
});

/** Opens an entry of a version's menu. */
async function chooseOf(user: ReturnType<typeof renderManifest>['user'], version: number, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for Version ${version}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

test('what serving an older version replaced comes back with an undo', async () => {
  const calls = fakeApi({
    [`GET ${versions}/versions`]: () => pageOf({ ...version, current: false }),
    [`POST ${versions}/versions/2/restore`]: () => anExperience(),
    [`POST ${versions}/versions/3/restore`]: () => anExperience(),
  });
  const { user, toasts } = renderManifest();
  await chooseOf(user, 2, 'Serve this version');
  await waitFor(() => expect(toasts).toHaveLength(1));
  toasts[0]?.action?.onAction();
  await waitFor(() => expect(toasts[1]?.description).toBe('Version 3 is live again.'));
  expect(calls.map(({ name }) => name)).toContain(`POST ${versions}/versions/3/restore`);
});

test('serving a version while nothing is live is undone by showing nothing again', async () => {
  fakeApi({
    [`GET ${versions}/versions`]: () => pageOf({ ...version, current: false }),
    [`POST ${versions}/versions/2/restore`]: () => anExperience(),
    [`POST ${versions}/unpublish`]: () => anExperience({ status: 'unpublished' }),
  });
  const { user, toasts } = renderManifest({ experience: anExperience({ status: 'unpublished' }) });
  await chooseOf(user, 2, 'Serve this version');
  await waitFor(() => expect(toasts).toHaveLength(1));
  toasts[0]?.action?.onAction();
  await waitFor(() => expect(toasts[1]?.description).toBe('Visitors see nothing of this experience now.'));
});

test('a version becomes the draft again, and back', async () => {
  const turned = [{ documentId: 'poll23456789abcd', was: { revision: 4, archived: false }, revision: 5 }];
  const calls = fakeApi({
    [`GET ${versions}/versions`]: () => pageOf(version),
    [`POST ${versions}/draft-turns`]: ({ body }) =>
      'takeBack' in Object(body) ? { turned: [], kept: 1 } : { turned, kept: 0 },
  });
  const { user, toasts } = renderManifest();
  await chooseOf(user, 2, 'Make it the draft again');
  await waitFor(() => expect(toasts).toHaveLength(1));
  toasts[0]?.action?.onAction();
  await waitFor(() =>
    expect(toasts[1]?.description).toBe(
      'The draft is as it was before. One document was written since and stays as it is.',
    ),
  );
  expect(calls.flatMap(({ body }) => body ?? [])).toEqual([{ version: 2 }, { takeBack: turned }]);
});

describe('while something typed is on its way to the server', () => {
  const unsaved = saveSummary.getInitialState();
  afterEach(() => act(() => saveSummary.setState(unsaved)));
  const makeDraft = async () => {
    const calls = fakeApi({
      [`GET ${versions}/versions`]: () => pageOf(version),
      [`POST ${versions}/draft-turns`]: () => ({ turned: [], kept: 0 }),
    });
    const view = renderManifest();
    act(() => saveSummary.setState({ state: 'saving', unsaved: 1 }));
    await chooseOf(view.user, 2, 'Make it the draft again');
    const turns = () => calls.filter(({ name }) => name.endsWith('/draft-turns'));
    expect(turns()).toEqual([]);
    return { ...view, turns };
  };

  test('a version becomes the draft again only once it is there', async () => {
    const { toasts, turns } = await makeDraft();
    act(() => saveSummary.setState({ state: 'saved', unsaved: 0 }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(turns()).toHaveLength(1);
  });

  test.each([
    ['refused', 'Your last changes were not saved, and would be missing: Too long'],
    ['offline', /^There is no connection\. Your last changes are kept here; the draft can/],
    ['collision', /^Someone else changed the same thing as you\./],
  ] as const)('no version becomes the draft when it is %s, and that is said', async (state, message) => {
    const { toasts, turns } = await makeDraft();
    act(() => saveSummary.setState({ state, refusal: state === 'refused' ? 'Too long' : null }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts).toMatchObject([
      { error: { message: typeof message === 'string' ? message : expect.stringMatching(message) } },
    ]);
    expect(turns()).toEqual([]);
  });
});

test('any two versions can be compared', async () => {
  const calls = fakeApi({
    [`GET ${versions}/versions`]: () => pageOf({ ...version, version: 7 }),
    [`GET ${versions}/versions/6/changes`]: () => ({ items: [], total: 0 }),
    [`GET ${versions}/versions/2/changes`]: () => ({ items: [], total: 0 }),
  });
  const { user } = renderManifest();
  await screen.findByRole('button', { name: 'Actions for Version 7' });
  await user.click(screen.getByRole('button', { name: 'Actions for Manifest' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Compare versions' }));
  await user.click(await screen.findByRole('combobox', { name: 'From' }));
  await user.click(await screen.findByTitle('Version 2'));
  await screen.findByRole('dialog', { name: 'From version 2 to version 7' });
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('/versions/2/changes'))?.query.get('to')).toBe('7'),
  );
});
