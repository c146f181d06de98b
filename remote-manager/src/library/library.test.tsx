import { screen, waitFor, within } from '@testing-library/react';
import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import type { LibraryObject } from '@vitrine/shared/contract';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aModel, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import { DialogHost } from '../parts/dialog-host';
import { BrandModels } from './brand-models';

// How bytes travel is tested with their server.
jest.mock('@vitrine/shared/client/uploads/upload-file', () => ({ uploadFile: jest.fn() }));

const library = `/v1/brands/${brandId}/library`;
const at = '2026-01-01T00:00:00.000Z';

const aUse = {
  documentId: 'scene3456789abcd',
  area: 'scenes',
  title: { en: 'Living room' },
  experience: { id: 'exper23456789abc', name: 'Spring collection' },
  pointer: '/objects/a/model',
  version: null,
};
const usesPath = `GET ${library}/${aModel()._id}/uses`;

const open = (who: { tenantRole?: 'member'; brands?: { brandId: string; role: 'analyst' }[] } = {}) =>
  renderScreen(
    () => (
      <DialogHost>
        <BrandModels brandId={brandId} />
      </DialogHost>
    ),
    { address: '/', path: '/', ...who },
  );
const choose = async ({ user }: ReturnType<typeof open>, action: string, name = 'Bench') => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
};

test('a model is shown by its thumbnail, which fills its place as no logo does', async () => {
  fakeApi({ [`GET ${library}`]: () => pageOf(aModel({ thumbnail: 'http://localhost/bench.webp' })) });
  open();
  const thumbnail = (await screen.findByRole('row', { name: /^Bench/ })).querySelector('img');
  expect(thumbnail).toHaveAttribute('src', 'http://localhost/bench.webp');
  expect(thumbnail).not.toHaveClass('logo');
});

test('models stand with their tags, size and whose they are; those of all brands are only looked at', async () => {
  const shared = aModel({ _id: 'table3456789abcd', name: 'Table', tags: [], scope: 'tenant' });
  fakeApi({ [`GET ${library}`]: () => pageOf(aModel(), shared) });
  const { container, user } = open();
  const bench = await screen.findByRole('row', { name: /^Bench/ });
  expect(bench).toHaveTextContent('oak');
  expect(bench).toHaveTextContent('1.60 × 0.45 × 0.40 m');
  expect(bench).toHaveTextContent('1.2 MiB');
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Actions for Table' }));
  expect(await screen.findByRole('menuitem', { name: 'Used in' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Archive' })).not.toBeInTheDocument();
});

test('archiving tells first where a model is used, and is taken back from the toast', async () => {
  let model = aModel();
  fakeApi({
    [`GET ${library}`]: () => (model.archivedAt ? pageOf() : pageOf(model)),
    [usesPath]: () => ({ uses: [aUse], elsewhere: 0 }),
    [`POST ${library}/${model._id}/archive`]: () => {
      model = aModel({ archivedAt: at });
      return model;
    },
    [`POST ${library}/${model._id}/restore`]: () => {
      model = aModel();
      return model;
    },
  });
  const view = open();
  const dialog = await choose(view, 'Archive');
  expect(await dialog.findByText('It is used in 1 place.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Living room' })).toHaveAttribute(
    'href',
    `/manager/panel/brands/${brandId}/experience/${aUse.experience.id}/scenes?id=${aUse.documentId}`,
  );
  await view.user.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('No models yet')).toBeVisible();
  view.toasts[0]?.action?.onAction();
  expect(await screen.findByRole('row', { name: /^Bench/ })).toBeVisible();
});

test('where it is used could not be had: archiving says so and asks again', async () => {
  let broken = true;
  fakeApi({
    [`GET ${library}`]: () => pageOf(aModel()),
    [usesPath]: () => (broken ? new Refusal(400, 'Not today') : { uses: [], elsewhere: 0 }),
  });
  const view = open();
  const dialog = await choose(view, 'Archive');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not today');
  broken = false;
  await view.user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('It is not used anywhere.')).toBeVisible();
});

test('name and tags are changed; what is wrong stands at the field', async () => {
  let model = aModel();
  const calls = fakeApi({
    [`GET ${library}`]: () => pageOf(model),
    [`PATCH ${library}/${model._id}`]: ({ body }) => {
      model = aModel(body as object);
      return model;
    },
  });
  const view = open();
  const dialog = await choose(view, 'Edit');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await view.user.clear(name);
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Give it a name')).toBeVisible();
  await view.user.type(name, 'Long bench');
  const tags = dialog.getByRole('textbox', { name: /^Tags/ });
  await view.user.clear(tags);
  await view.user.type(tags, 'oak, seating, oak,');
  await view.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('row', { name: /^Long bench/ })).toHaveTextContent('seating');
  const [sent] = calls.filter(({ name: call }) => call.startsWith('PATCH'));
  expect(sent?.body).toEqual({
    name: 'Long bench',
    tags: ['oak', 'seating'],
    was: { name: 'Bench', tags: aModel().tags },
  });
});

test.each<[string, Partial<LibraryObject>, RegExp]>([
  ['as it should be', {}, /^Bench is replaced\. Publish the experiences that show it\.$/],
  ['too heavy', { bytes: 23 * 1024 * 1024 }, /^Bench is replaced\. It is 23.MiB; at most 15.MiB can be/],
  [
    'in millimetres',
    { dimensionsMetres: [820, 740, 800] },
    /measures 820.00.×.740.00.×.800.00.m .* scale it/,
  ],
])('a new file that is %s is judged when it takes the place of the other', async (_, replaced, words) => {
  jest.mocked(uploadFile).mockResolvedValue('u'.repeat(32));
  let model = aModel();
  fakeApi({
    [`GET ${library}`]: () => pageOf(model),
    [usesPath]: () => ({ uses: [], elsewhere: 0 }),
    [`POST ${library}/${model._id}/replace`]: () => {
      model = aModel(replaced);
      return model;
    },
  });
  const view = open();
  const dialog = await choose(view, 'Replace file');
  await view.user.upload(
    dialog.getByLabelText('Choose a GLB', { selector: 'input' }),
    new File(['x'], 'bench.glb'),
  );
  await waitFor(() => expect(view.toasts).toEqual([{ description: expect.stringMatching(words) }]));
});

test('a brand without models offers to upload one, which stands there then', async () => {
  jest.mocked(uploadFile).mockResolvedValue('u'.repeat(32));
  const models: LibraryObject[] = [];
  const calls = fakeApi({
    [`GET ${library}`]: () => pageOf(...models),
    [`POST ${library}`]: ({ body }) => {
      const model = aModel({ name: (body as { name: string }).name, dimensionsMetres: [820, 740, 800] });
      models.push(model);
      return model;
    },
  });
  const view = open();
  expect(await screen.findByText('No models yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Upload a model' })).toHaveLength(1);
  await view.user.upload(
    screen.getByLabelText('Upload a model', { selector: 'input' }),
    new File(['x'], 'garden_bench.glb'),
  );
  expect(await screen.findByRole('row', { name: /^garden bench/ })).toBeVisible();
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
    uploadId: 'u'.repeat(32),
    name: 'garden bench',
  });
  expect(view.toasts).toEqual([
    { description: expect.stringMatching(/^garden bench is in the library\. It measures 820.00/) },
  ]);
  expect(screen.getByRole('button', { name: 'Upload a model' })).toBeEnabled();
});

test('the list marks what is too heavy to be published, and what was probably not made in metres', async () => {
  const heavy = aModel({ bytes: 23 * 1024 * 1024, dimensionsMetres: [820, 740, 800] });
  const good = aModel({ _id: 'table3456789abcd', name: 'Table' });
  fakeApi({ [`GET ${library}`]: () => pageOf(heavy, good) });
  open();
  const row = await screen.findByRole('row', { name: /^Bench/ });
  expect(row).toHaveTextContent('Not in metres?');
  expect(row).toHaveTextContent('Above 15 MiB: cannot be published');
  expect(screen.getByRole('row', { name: /^Table/ })).not.toHaveTextContent(/metres|published/);
});

test('a file that is no GLB is refused before it is sent', async () => {
  const calls = fakeApi({
    [`GET ${library}`]: () => pageOf(aModel()),
    [usesPath]: () => ({ uses: [aUse], elsewhere: 0 }),
  });
  const view = open();
  const dialog = await choose(view, 'Replace file');
  expect(await dialog.findByText('It is used in 1 place.')).toBeVisible();
  const input = dialog.getByLabelText('Choose a GLB', { selector: 'input' });
  const file = new File(['x'], 'bench.obj');
  Object.defineProperty(input, 'files', { value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choose a file that ends in .glb.');
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
});

test('an analyst looks on, and is offered no upload where there is nothing', async () => {
  fakeApi({ [`GET ${library}`]: () => pageOf() });
  open({ tenantRole: 'member', brands: [{ brandId, role: 'analyst' }] });
  expect(await screen.findByText('No models yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload a model' })).not.toBeInTheDocument();
});

test('an analyst looks on', async () => {
  fakeApi({
    [`GET ${library}`]: () => pageOf(aModel()),
    [usesPath]: () => ({ uses: [], elsewhere: 2 }),
  });
  const view = open({ tenantRole: 'member', brands: [{ brandId, role: 'analyst' }] });
  const dialog = await choose(view, 'Used in');
  expect(await dialog.findByText('2 places in other brands')).toBeVisible();
  await waitFor(() => expect(dialog.getByText('It is used in 2 places.')).toBeVisible());
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
});
