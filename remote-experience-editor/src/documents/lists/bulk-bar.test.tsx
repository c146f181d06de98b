import { act, screen, waitFor } from '@testing-library/react';
import type { Document } from '@vitrine/shared/contract';
import { fakeApi, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { useState } from 'react';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { BulkBar } from './bulk-bar';

const at = '2026-01-01T00:00:00.000Z';
const document = (id: string): Document => ({
  id,
  owner: { kind: 'experience', experienceId: 'exper23456789abc' },
  area: 'products',
  order: 'a0',
  baseLanguage: 'en',
  revision: 3,
  status: 'draft',
  data: {},
  createdAt: at,
  updatedAt: at,
  updatedBy: null,
  archivedAt: null,
});
const documents = ['one', 'two', 'three'].map(document);
const path = (id: string) => `/v1/brands/${brandId}/documents/${id}`;

function Bar() {
  const [chosen, setChosen] = useState<Document[]>([]);
  return (
    <ExperienceProvider value={anOpenExperience()}>
      <BulkBar
        shown={documents}
        chosen={chosen}
        archived={false}
        actions={[
          { key: 'active', label: 'Make active', patch: { status: 'active' } },
          { key: 'hide', label: 'Hide', patch: { status: 'draft' }, suits: ({ id }) => id === 'two' },
          { key: 'none', label: 'For none', patch: {}, suits: () => false },
        ]}
        onChoose={setChosen}
      />
    </ExperienceProvider>
  );
}

async function chooseAll() {
  const view = renderScreen(Bar, { address: '/', path: '/' });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Choose all in this list' }));
  expect(screen.getByRole('status')).toHaveTextContent('3 chosen');
  return view;
}

test('archives all that are chosen, and brings them back', async () => {
  const answer = () => document('one');
  const calls = fakeApi(
    Object.fromEntries(
      documents.flatMap(({ id }) => [
        [`POST ${path(id)}/archive`, answer],
        [`POST ${path(id)}/restore`, answer],
      ]),
    ),
  );
  const { toasts, user } = await chooseAll();
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { description: '3 archived. You can bring them back from the archived list.' },
    ]),
  );
  const [toast] = toasts;
  if (toast && 'action' in toast) act(() => toast.action?.onAction());
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ description: '3 restored.' }));
  expect(calls.map(({ name }) => name)).toEqual([
    ...documents.map(({ id }) => `POST ${path(id)}/archive`),
    ...documents.map(({ id }) => `POST ${path(id)}/restore`),
  ]);
});

test('does an area’s own thing to each as it was last seen; what is refused ends it', async () => {
  const calls = fakeApi({
    [`PATCH ${path('one')}`]: () => document('one'),
    [`PATCH ${path('two')}`]: () => new Refusal(412, 'Somebody was faster.'),
  });
  const { toasts, user } = await chooseAll();
  await user.click(screen.getByRole('button', { name: 'Make active' }));
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(toasts).toMatchObject([
    { error: { message: 'Somebody was faster.' } },
    { description: 'Make active: 1 changed.' },
  ]);
  expect(calls.map(({ body, headers, name }) => [name, body, headers.get('if-match')])).toEqual(
    ['one', 'two'].map((id) => [`PATCH ${path(id)}`, { data: { status: 'active' } }, '"3"']),
  );
});

test('leaves alone what an action means nothing to, and offers none that means nothing to any', async () => {
  const calls = fakeApi({ [`PATCH ${path('two')}`]: () => document('two') });
  const { toasts, user } = await chooseAll();
  expect(screen.queryByRole('button', { name: 'For none' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([{ description: 'Hide: 1 changed. The rest stays as it is.' }]),
  );
  expect(calls.map(({ name }) => name)).toEqual([`PATCH ${path('two')}`]);
});
