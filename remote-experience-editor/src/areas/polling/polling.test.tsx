import { screen, waitFor } from '@testing-library/react';
import { type Document, emptyPoll } from '@vitrine/shared/contract';
import { brandId } from '@vitrine/shared/ui/testing/records';
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
