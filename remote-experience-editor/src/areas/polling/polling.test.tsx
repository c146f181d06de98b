import { screen, waitFor, within } from '@testing-library/react';
import { type Document, emptyPoll, emptyVaultQuestion } from '@vitrine/shared/contract';
import { pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { aDocument, renderArea } from '../../testing/an-area';
import Polling from './index';

const openPoll = (open: Document) => renderArea('polling', Polling, { open });

const withOptions = (...labels: string[]) =>
  aDocument('polling', {
    ...emptyPoll(),
    questions: {
      wood: {
        order: 'a0',
        reference: { source: 'inline' },
        type: 'single',
        text: { en: 'Which wood?' },
        options: Object.fromEntries(
          labels.map((label, index) => [
            `option-${index}`,
            { order: `a${index}`, label: label ? { en: label } : {} },
          ]),
        ),
      },
    },
  });
const options = () =>
  screen.getAllByRole('textbox', { name: /^Option/ }).map((field) => (field as HTMLInputElement).value);

test('a new question is written at once', async () => {
  const { user } = openPoll(withOptions('Oak', 'Ash'));
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  await user.keyboard('Which wool?');
  const questions = screen.getAllByRole('textbox', { name: 'Question' });
  expect(questions.map((field) => (field as HTMLTextAreaElement).value)).toEqual([
    'Which wood?',
    'Which wool?',
  ]);
});

test('Enter in an option goes on with the next one, right after it', async () => {
  const { user } = openPoll(withOptions('Oak', 'Elm'));
  await user.click(await screen.findByRole('textbox', { name: 'Option 1' }));
  await user.keyboard('{Enter}Ash{Enter}Fir');
  expect(options()).toEqual(['Oak', 'Ash', 'Fir', 'Elm']);
});

test('several lines that are pasted into an option become several', async () => {
  const { user } = openPoll(withOptions('Oak', ''));
  await user.click(await screen.findByRole('textbox', { name: 'Option 2' }));
  await user.paste('Ash\r\nElm\n\nFir\n');
  expect(options()).toEqual(['Oak', 'Ash', 'Elm', 'Fir']);
  expect(screen.getByRole('textbox', { name: 'Option 4' })).toHaveFocus();
});

test('one line is pasted as text is', async () => {
  const { user } = openPoll(withOptions('Oak', 'European '));
  await user.click(await screen.findByRole('textbox', { name: 'Option 2' }));
  await user.paste('ash\n');
  expect(options()).toEqual(['Oak', 'European ash']);
});

test('an option of a name that is there already says so', async () => {
  openPoll(withOptions('Oak', 'oak ', 'Ash'));
  expect(await screen.findAllByText('Another option has this name too.')).toHaveLength(1);
});

test('polls are put in another order, which the address keeps, and several are archived together', async () => {
  const wood = aDocument('polling', { ...emptyPoll(), title: { en: 'Wood' } });
  const archive = `POST /v1/brands/${brandId}/documents/${wood.id}/archive`;
  const { user, calls } = renderArea('polling', Polling, {
    documents: [wood],
    answers: { [archive]: () => wood },
  });
  await user.click(await screen.findByRole('combobox', { name: 'Order' }));
  await user.click(await screen.findByTitle('Last changed first'));
  await waitFor(() => expect(calls.at(-1)?.query.get('sort')).toBe('-changed'));
  await user.click(await screen.findByRole('checkbox', { name: /Wood/ }));
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(archive));
});

test('a poll closes after as many people as staff say, or not by itself', async () => {
  const poll = withOptions('Oak', 'Ash');
  const { user, calls } = openPoll(poll);
  const field = await screen.findByRole('spinbutton', { name: 'Close after this many people' });
  await user.type(field, '200');
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ data: { mostRespondents: 200 } }));
  await user.clear(field);
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ data: { mostRespondents: null } }));
});

const chooseType = async (user: ReturnType<typeof openPoll>['user'], type: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Answers' }));
  await user.click(await screen.findByTitle(type));
};

test('a question gets another type with what that needs, and back again loses nothing', async () => {
  const { user, calls } = openPoll(withOptions('Oak', 'Ash'));
  await chooseType(user, 'Rating');
  await waitFor(() =>
    expect(calls.at(-1)?.body).toMatchObject({
      data: { questions: { wood: { type: 'rating', scale: { from: 1, to: 5 } } } },
    }),
  );
  expect(screen.queryByRole('textbox', { name: /^Option/ })).not.toBeInTheDocument();
  const to = screen.getByRole('spinbutton', { name: 'To' });
  await user.clear(to);
  await user.type(to, '10');
  await waitFor(() =>
    expect(calls.at(-1)?.body).toEqual({ data: { questions: { wood: { scale: { to: 10 } } } } }),
  );
  await chooseType(user, 'One choice');
  expect(options()).toEqual(['Oak', 'Ash']);
});

test('a matrix has as many rows as one screen holds', async () => {
  const { user } = openPoll(withOptions('Oak', 'Ash'));
  await chooseType(user, 'Matrix');
  const add = await screen.findByRole('button', { name: 'Add row' });
  for (const row of ['Hall', 'Study', 'Attic', 'Cellar', 'Porch']) {
    expect(add).toBeEnabled();
    await user.click(add);
    await user.keyboard(row);
  }
  expect(add).toBeDisabled();
  expect(screen.getAllByRole('textbox', { name: /^Row/ })).toHaveLength(5);
});

test('every type is taken from the vault; what one screen does not hold is not, and it is said why', async () => {
  const vault = `GET /v1/brands/${brandId}/documents`;
  const inVault = (text: string, own: object) =>
    aDocument('question-vault', { ...emptyVaultQuestion(), state: 'ready', text: { en: text }, ...own });
  const rows = Object.fromEntries(
    [...'abcdef'].map((id, place) => [id, { order: `a${place}`, label: { en: id } }]),
  );
  const kept = [inVault('Tell friends?', { type: 'nps' }), inVault('Every room?', { type: 'matrix', rows })];
  const open = withOptions('Oak', 'Ash');
  const { user } = renderArea('polling', Polling, {
    open,
    answers: {
      [vault]: ({ query }: { query: URLSearchParams }) => pageOf(...(query.get('experienceId') ? kept : [])),
      [`${vault}/${open.id}/links`]: () => ({ links: [], frozenAt: [] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add from vault' }));
  const tooLarge = await screen.findByRole('button', { name: /^Every room\?/ });
  expect(tooLarge).toBeDisabled();
  expect(tooLarge).toHaveTextContent('too many rows for a poll');
  await user.click(screen.getByRole('button', { name: /^Tell friends\?/ }));
  const added = await screen.findByRole('region', { name: 'Question 2' });
  expect(added).toHaveTextContent('Tell friends?');
  expect(within(added).getByText('Recommendation (NPS)')).toBeVisible();
});

test('opens by itself in scenes of the experience; one that is archived can be taken out', async () => {
  const scene = (en: string) => aDocument('scenes', { title: { en } });
  const [hall, attic] = [scene('Hall'), scene('Attic')];
  const open = aDocument('polling', { ...emptyPoll(), opensIn: { a: hall.id, b: '3'.repeat(16) } });
  const { user, calls } = renderArea('polling', Polling, {
    open,
    answers: {
      [`GET /v1/brands/${brandId}/experiences/${anExperience().id}/outline`]: () => ({
        items: [hall, attic, open].map(({ area, baseLanguage, data, id, revision }) => ({
          ...{ area, baseLanguage, id, revision },
          title: data.title,
        })),
      }),
    },
  });
  const field = await screen.findByRole('combobox', { name: 'Opens on entering' });
  expect(await screen.findByTitle('Hall')).toBeVisible();
  expect(screen.getByTitle('A scene that is archived')).toBeVisible();
  await user.type(field, '{Backspace}');
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ data: { opensIn: { b: null } } }));
  await user.click(field);
  await user.click(await screen.findByTitle('Attic'));
  await waitFor(() => expect(JSON.stringify(calls.at(-1)?.body)).toContain(`:"${attic.id}"`));
});
