import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Document, emptyVaultQuestion } from '@vitrine/shared/contract';
import { type ReactElement, useState } from 'react';
import { askOfTyped, createDocumentStore, receive, run } from '../store/document-store';
import { CommittedField } from './committed-field';
import { EditedDocument } from './edited-document';

const aQuestion = (folder = '') => createDocumentStore(1, { ...emptyVaultQuestion(), folder });

const within = (field: ReactElement, store = aQuestion()) => (
  <EditedDocument
    editing={{ area: 'question-vault', store, run: (name, change) => run(store, name, change) }}
    readOnly={false}
  >
    {field}
  </EditedDocument>
);

/** Keeps numbers only, without the spaces around them. */
function Field({ onCommit }: { onCommit: (text: string) => void }) {
  const [value, setValue] = useState('1');
  return (
    <>
      <CommittedField
        label="Number"
        at="/number"
        value={value}
        maxLength={10}
        problemIn={(text) => (/^\s*\d+\s*$/.test(text) ? null : 'A number')}
        onCommit={(text) => {
          onCommit(text);
          setValue(text.trim());
        }}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

async function type(text: string) {
  const onCommit = jest.fn();
  render(within(<Field onCommit={onCommit} />));
  const user = userEvent.setup();
  const field = screen.getByLabelText('Number');
  await user.clear(field);
  await user.type(field, text);
  expect(onCommit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  return { field, onCommit, user };
}

test('takes a text as a whole when it is left, and shows it as it is kept', async () => {
  const { field, onCommit } = await type(' 42 ');
  expect(onCommit).toHaveBeenCalledWith(' 42 ');
  expect(field).toHaveValue('42');
});

test('shows it as it is kept, also where it came to the same', async () => {
  const { field } = await type(' 1');
  expect(field).toHaveValue('1');
});

test('does not take what is wrong: it stays as it was typed, and says why until it is mended', async () => {
  const { field, onCommit, user } = await type('many');
  expect(onCommit).not.toHaveBeenCalled();
  expect(field).toHaveValue('many');
  expect(field).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('A number');
  await user.clear(field);
  await user.type(field, '7');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button'));
  expect(onCommit).toHaveBeenCalledWith('7');
});

describe('when a colleague’s text comes in', () => {
  const onCommit = jest.fn();
  const field = (value: string) =>
    within(<CommittedField label="Path" at="/folder" value={value} onCommit={onCommit} />);

  test('what is half typed stays, and goes to the document once the field is left', async () => {
    const { rerender } = render(field('Oak'));
    await userEvent.type(screen.getByLabelText('Path'), ' and');
    rerender(field('Beech'));
    expect(screen.getByLabelText('Path')).toHaveValue('Oak and');
    expect(onCommit).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onCommit).toHaveBeenCalledWith('Oak and');
  });

  test('under what is half typed, leaving the field asks whose of the two stays', async () => {
    const store = aQuestion('Oak');
    render(within(<CommittedField label="Path" at="/folder" />, store));
    await userEvent.type(screen.getByLabelText('Path'), ' and');
    const hers = { revision: 2, updatedBy: 'Mira' } as Document;
    act(() => void receive(store, hers, { ...emptyVaultQuestion(), folder: 'Beech' }));
    expect(screen.getByLabelText('Path')).toHaveValue('Oak and');
    await userEvent.tab();
    expect(askOfTyped(store)).toBe(false);
    expect(store.getState().collision).toMatchObject({
      theirs: { by: 'Mira', data: { folder: 'Beech' } },
      collisions: [{ mine: { value: 'Oak and' }, theirs: { value: 'Beech' } }],
    });
  });

  test('it stands in a field that nothing was typed into', () => {
    const { rerender } = render(field('Oak'));
    rerender(field('Beech'));
    expect(screen.getByLabelText('Path')).toHaveValue('Beech');
  });
});
