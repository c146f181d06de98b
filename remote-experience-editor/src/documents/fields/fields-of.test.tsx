import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyVaultQuestion, type VaultQuestion } from '@vitrine/shared/contract';
import { NumberField, Switch, TextField } from '@vitrine/shared/ui';
import type { ReactElement } from 'react';
import { ExperienceProvider } from '../../experience/experience-context';
import { anOpenExperience } from '../../testing/an-open-experience';
import { createDocumentStore, run, undo } from '../store/document-store';
import { EditedDocument } from './edited-document';
import { fieldsOf } from './fields-of';

const { ChoiceField, CommittedField, Field, LanguageField, RadioField } = fieldsOf<VaultQuestion>();

const question: VaultQuestion = {
  ...emptyVaultQuestion(),
  text: { en: 'How', de: 'Wie' },
  options: { a: { order: 'a0', label: {}, code: 'x', exclusive: true } },
  number: { min: 1 },
};

/** Fields of a question. @returns the question as it is by now, and the way back. */
function renderFields(fields: ReactElement, { readOnly = false } = {}) {
  const store = createDocumentStore(1, question);
  render(
    <ExperienceProvider value={anOpenExperience()}>
      <EditedDocument
        editing={{ area: 'question-vault', store, run: (name, change) => run(store, name, change) }}
        readOnly={readOnly}
      >
        {fields}
      </EditedDocument>
    </ExperienceProvider>,
  );
  return { question: () => store.getState().data, undo: () => act(() => void undo(store)) };
}

test('a text is written in the language at the top, and what was typed in one go is one undo', async () => {
  const open = renderFields(
    <>
      <LanguageField at="/text" label="Text" />
      <LanguageField at="/options/a/label" label="Option" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Text'), ' many?');
  await userEvent.type(screen.getByLabelText('Option'), 'Ten');
  expect(open.question()).toMatchObject({
    text: { en: 'How many?', de: 'Wie' },
    options: { a: { code: 'x', label: { en: 'Ten' } } },
  });
  open.undo();
  expect(open.question().options.a?.label).toEqual({});
  open.undo();
  expect(open.question()).toEqual(question);
});

test('what may be left out is, once it is emptied or off', async () => {
  const open = renderFields(
    <>
      <Field at="/options/a/code" label="Code">
        <TextField />
      </Field>
      <Field at="/options/a/exclusive" label="Alone">
        <Switch />
      </Field>
      <Field at="/number/min" label="Least">
        <NumberField />
      </Field>
    </>,
  );
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.click(screen.getByLabelText('Alone'));
  await userEvent.clear(await screen.findByRole('spinbutton', { name: 'Least' }));
  expect(open.question().options).toEqual({ a: { order: 'a0', label: {} } });
  expect(open.question().number).toEqual({});
});

test('a number that has to be there stays until another one is typed', async () => {
  const open = renderFields(
    <Field at="/scale/to" label="To">
      <NumberField />
    </Field>,
  );
  const field = await screen.findByRole('spinbutton', { name: 'To' });
  await userEvent.clear(field);
  expect(open.question().scale.to).toBe(5);
  await userEvent.type(field, '7');
  expect(open.question().scale.to).toBe(7);
});

test('an entry that a colleague removed is not made again by what is written in its field', async () => {
  const open = renderFields(<LanguageField at="/options/gone/label" label="Option" />);
  await userEvent.type(screen.getByLabelText('Option'), 'Ten');
  expect(open.question()).toEqual(question);
});

test('one of a few is chosen by what each of them does', async () => {
  const help = { draft: 'Not offered yet', ready: 'Offered' };
  const states = ['draft', 'ready'] as const;
  const open = renderFields(
    <RadioField
      at="/state"
      label="State"
      options={states.map((value) => ({ value, label: value, help: help[value] }))}
    />,
  );
  expect(screen.getByRole('group', { name: 'State' })).toBeVisible();
  expect(screen.getByLabelText('draft')).toBeChecked();
  expect(screen.getByLabelText('ready')).toHaveAccessibleDescription('Offered');
  await userEvent.click(screen.getByLabelText('ready'));
  expect(screen.getByLabelText('ready')).toBeChecked();
  expect(open.question().state).toBe('ready');
});

test('fields of a document that may only be read are disabled', async () => {
  renderFields(
    <>
      <LanguageField at="/text" label="Text" />
      <CommittedField at="/folder" label="Folder" />
      <ChoiceField at="/state" label="State" options={[{ value: 'ready', label: 'Ready' }]} />
      <Field at="/required" label="Required">
        <Switch />
      </Field>
      <RadioField at="/type" label="Type" options={[{ value: 'single', label: 'One', help: 'Of all' }]} />
    </>,
    { readOnly: true },
  );
  for (const name of ['Text', 'Folder', 'Ready', 'Required', 'One'])
    expect(screen.getByLabelText(name)).toBeDisabled();
});

test('how long a text may be is the contract’s', () => {
  renderFields(
    <>
      <LanguageField at="/text" label="Text" />
      <CommittedField at="/folder" label="Folder" />
    </>,
  );
  expect(screen.getByLabelText('Text')).toHaveAttribute('maxlength', '500');
  expect(screen.getByLabelText('Folder')).toHaveAttribute('maxlength', '120');
});

/** Not to be rendered: the compiler refuses each of them. */
export const misspelt = () => [
  // @ts-expect-error a question has no such text
  <LanguageField key="a" at="/texts" label="Text" />,
  // @ts-expect-error nor has one of its options
  <LanguageField key="b" at={`/options/${'a'}/name`} label="Option" />,
  // @ts-expect-error of each language there is a text, and this is one
  <LanguageField key="c" at="/folder" label="Folder" />,
  // @ts-expect-error a group of settings has no field of its own
  <Field key="d" at="/scale" label="Scale">
    <NumberField />
  </Field>,
];
