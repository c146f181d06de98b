import { screen, waitFor, within } from '@testing-library/react';
import { type Document, emptyQrCode, emptyScene, type QrCodeDocument } from '@vitrine/shared/contract';
import { pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, aPlacement, brandId } from '@vitrine/shared/ui/testing/records';
import { aDocument, renderArea } from '../../testing/an-area';
import QrCodeScheduler from './index';

const inExperience = `/v1/brands/${brandId}/experiences/${anExperience().id}`;
const window = aPlacement({ name: 'Window', storeName: 'Hamburg', storeTimeZone: 'Europe/Berlin' });
const everybody = { placements: [], languages: [], devices: [] };
const always = { hours: [], exceptions: {} };
const elsewhere = { kind: 'link', address: 'https://vitrine.example/fair' } as const;

/** @param own of the code. @param documents what else the experience holds. */
function openCode(own: Partial<QrCodeDocument> = {}, documents: Document[] = []) {
  const open = aDocument('qr-code-scheduler', { ...emptyQrCode(), title: { en: 'Fair' }, ...own });
  return renderArea('qr-code-scheduler', QrCodeScheduler, {
    open,
    documents,
    answers: {
      [`GET /v1/brands/${brandId}/placements`]: () => pageOf(window),
      [`GET ${inExperience}/printed-codes`]: () => pageOf(),
      [`POST ${inExperience}/printed-codes`]: () => ({ items: [] }),
      [`GET ${inExperience}/outline`]: () => ({
        items: documents.map(({ area, baseLanguage, data, id, revision }) => ({
          ...{ area, baseLanguage, id, revision },
          title: data.title,
        })),
      }),
    },
  });
}
const written = (calls: ReturnType<typeof openCode>['calls']) =>
  calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => (body as { data: unknown }).data);

test('a rule is added, named and led to a scene of the experience', async () => {
  const hall = aDocument('scenes', { ...emptyScene(), title: { en: 'Hall' } });
  const { user, calls } = openCode({}, [hall]);
  await user.click(await screen.findByRole('button', { name: 'Add rule' }));
  await user.keyboard('Mornings');
  const rule = screen.getByRole('region', { name: 'Mornings' });
  await user.click(within(rule).getByRole('combobox', { name: 'Leads to' }));
  await user.click(await screen.findByTitle('Scene'));
  // Nothing is said until it is said which.
  expect(JSON.stringify(written(calls))).not.toContain('"target"');
  await user.click(within(rule).getByRole('combobox', { name: 'Scene' }));
  await user.click(await screen.findByTitle('Hall'));
  await waitFor(() =>
    expect(JSON.stringify(written(calls))).toContain(JSON.stringify({ kind: 'scene', documentId: hall.id })),
  );
});

test('an address elsewhere is taken once it is whole, and one that is not says so', async () => {
  const { user, calls } = openCode();
  const [fallback] = await screen.findAllByRole('combobox', { name: 'Leads to' });
  await user.click(fallback ?? document.body);
  await user.click(await screen.findByTitle('Link'));
  const field = screen.getByRole('textbox', { name: 'Link' });
  await user.type(field, 'http://vitrine.example');
  expect(screen.getByText('The address has to start with https://.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'https://vitrine.example/fair');
  await waitFor(() =>
    expect(written(calls).at(-1)).toMatchObject({ fallback: { address: elsewhere.address } }),
  );
  expect(JSON.stringify(written(calls))).not.toContain('http://');
});

test('the simulator says where the code leads, by which rule, and why not by the others', async () => {
  const rules = {
    phones: {
      ...{ order: 'a0', name: 'Phones', times: always, target: elsewhere },
      audience: { ...everybody, devices: ['phone' as const] },
    },
    gone: { order: 'a1', name: 'Gone', times: always, audience: everybody },
  };
  const fallback = { kind: 'placement', placementId: window.id } as const;
  const { user } = openCode({ rules, fallback });
  expect(await screen.findByText('Leads to vitrine.example/fair')).toBeVisible();
  expect(screen.getByText('Because “Phones” is the first rule that applies.')).toBeVisible();
  await user.click(screen.getByText('Computer'));
  expect(await screen.findByText('Leads to Hamburg · Window')).toBeVisible();
  expect(screen.getByText('1. Phones: is for other devices')).toBeVisible();
  expect(screen.getByText('2. Gone: leads to nothing that is there')).toBeVisible();
});

test('a code is placed, and its address there can be copied', async () => {
  const { user, calls } = openCode();
  await user.click(await screen.findByRole('combobox', { name: 'Place it at' }));
  const offered = await screen.findAllByTitle('Hamburg · Window');
  await user.click(offered.at(-1) ?? document.body);
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({
      codes: [{ placementId: window.id }],
    }),
  );
});
