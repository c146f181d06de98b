import { act, screen, waitFor } from '@testing-library/react';
import { type Document, emptyPoll, emptyVaultQuestion } from '@vitrine/shared/contract';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import Polling from '../../areas/polling';
import QuestionVault from '../../areas/question-vault';
import { ExperienceProvider } from '../../experience/experience-context';
import { aDocument, renderArea } from '../../testing/an-area';
import { anOpenExperience } from '../../testing/an-open-experience';
import { DocumentList } from './document-list';

test('what makes the first one does not stand at the top while the list may turn out to be empty', async () => {
  let arrive: (page: unknown) => void = () => undefined;
  fakeApi({ [`GET /v1/brands/${brandId}/documents`]: () => new Promise((resolve) => (arrive = resolve)) });
  renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience()}>
        <DocumentList area="polling" drawing={null} about={() => ''} />
      </ExperienceProvider>
    ),
    { address: '/', path: '/' },
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create poll' })).not.toBeInTheDocument();
  await act(async () => arrive(pageOf()));
  expect(await screen.findByText('No polls yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create poll' })).toBeVisible();
});

test('by name asks for the order of the names that it shows', async () => {
  const asked: (string | null)[][] = [];
  fakeApi({
    [`GET /v1/brands/${brandId}/documents`]: ({ query }) => {
      asked.push([query.get('sort'), query.get('language')]);
      return pageOf();
    },
  });
  const { user } = renderScreen(
    () => (
      <ExperienceProvider value={anOpenExperience({ language: 'de' })}>
        <DocumentList area="polling" drawing={null} about={() => ''} />
      </ExperienceProvider>
    ),
    { address: '/', path: '/' },
  );
  await user.click(await screen.findByRole('combobox', { name: 'Order' }));
  await user.click(await screen.findByTitle('By name'));
  await waitFor(() => expect(asked.at(-1)).toEqual(['name', 'de']));
  expect(asked[0]).toEqual([null, null]);
});

describe('a poll that somebody has changed since it was listed', () => {
  const listed = aDocument('polling', { ...emptyPoll(), title: { en: 'Wood' } });
  const path = `/v1/brands/${brandId}/documents/${listed.id}`;
  async function rename(current: Document) {
    const written: unknown[] = [];
    const { toasts, user } = renderArea('polling', Polling, {
      documents: [listed],
      answers: {
        [`PATCH ${path}`]: ({ body, headers }) => {
          if (headers.get('if-match') !== `"${current.revision}"`)
            return new Refusal(412, 'Somebody was faster.', [], current);
          written.push(body);
          return current;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Wood' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(field);
    await user.type(field, 'Wool{Enter}');
    return { toasts, written };
  }

  test('can be renamed', async () => {
    const current = { ...listed, revision: 5, data: { ...listed.data, note: { en: 'Hers' } } };
    const { toasts, written } = await rename(current);
    await waitFor(() => expect(written).toEqual([{ data: { title: { en: 'Wool' } } }]));
    expect(toasts).toEqual([]);
  });

  test('keeps the name that somebody else has given it', async () => {
    const current = { ...listed, revision: 5, data: { ...listed.data, title: { en: 'Hers' } } };
    const { toasts, written } = await rename(current);
    await waitFor(() => expect(toasts).toMatchObject([{ error: { message: 'Somebody was faster.' } }]));
    expect(written).toEqual([]);
  });
});

test('a copy of a vault question has all but its name, by which files find the one it was made of', async () => {
  const question = { ...emptyVaultQuestion(), text: { en: 'Which wood?' }, folder: 'Materials' };
  const { calls, user } = renderArea('question-vault', QuestionVault, {
    documents: [aDocument('question-vault', { ...question, name: 'Q1' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Which wood?' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const made = () => calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body);
  await waitFor(() => expect(made()).toMatchObject([{ data: question }]));
  expect(made()).not.toMatchObject([{ data: { name: 'Q1' } }]);
});
