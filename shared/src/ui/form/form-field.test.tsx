import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { FormField, TextField, UiProvider } from '@vitrine/shared/ui';
import { useState } from 'react';
import { z } from 'zod';
import { SchemaForm } from './schema-form';

const name = z.string().min(1, 'Give it a name');
const schema = z.object({ brand: name, store: name });

/** @param late what the form begins with once something was changed in it. */
function Fields({ late }: { late?: { brand: string; store: string } }) {
  const [isLate, setLate] = useState(false);
  return (
    <SchemaForm
      schema={schema}
      initial={isLate && late ? late : {}}
      onSubmit={async () => undefined}
      onChange={() => setLate(true)}
    >
      <FormField name="brand" label="Brand">
        <TextField />
      </FormField>
      <FormField name="store" label="Store">
        <TextField />
      </FormField>
      <button type="submit">Send</button>
    </SchemaForm>
  );
}
function open(late?: { brand: string; store: string }) {
  render(
    <TestHost host={createTestHost().host} address="/settings" path="/settings">
      <UiProvider>
        <Fields {...(late && { late })} />
      </UiProvider>
    </TestHost>,
  );
  return userEvent.setup({ delay: null });
}
const field = (label: string) => screen.getByRole('textbox', { name: label });

test('a field is checked when it is left after a change, not when it is only passed by', async () => {
  const user = open();
  await user.click(field('Brand'));
  await user.tab();
  await user.type(field('Store'), 'H{Backspace}');
  await user.tab();
  expect(await screen.findByText('Give it a name')).toBeVisible();
  expect(field('Store')).toHaveAttribute('aria-invalid', 'true');
  expect(field('Brand')).not.toHaveAttribute('aria-invalid', 'true');

  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field('Brand')).toHaveAttribute('aria-invalid', 'true'));
});

test('what a form begins with may come late, and takes nothing away that was typed by then', async () => {
  const user = open({ brand: 'Northlight', store: 'Halden' });
  await user.type(field('Brand'), 'O');
  await waitFor(() => expect(field('Store')).toHaveValue('Halden'));
  expect(field('Brand')).toHaveValue('O');
});
