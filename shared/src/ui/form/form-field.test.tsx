import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/shared/client';
import type { Problem } from '@vitrine/shared/contract';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { FormField, TextField, UiProvider } from '@vitrine/shared/ui';
import { useState } from 'react';
import { z } from 'zod';
import { SchemaForm } from './schema-form';

const name = z.string().min(1, 'Give it a name');
const schema = z.object({ brand: name, store: name });

/** As the API does. */
async function refuse({ brand }: { brand: string }) {
  const message = 'There is one of this name';
  const errors = [{ pointer: '/brand', message }];
  const problem: Problem = {
    type: 'about:blank',
    title: message,
    message,
    status: 400,
    code: 'invalid',
    errors,
  };
  if (brand === 'Taken') throw new ApiError(message, problem.status, problem);
}

/** @param late what the form begins with once something was changed in it. */
function Fields({ late }: { late?: { brand: string; store: string } }) {
  const [isLate, setLate] = useState(false);
  return (
    <SchemaForm
      schema={schema}
      initial={isLate && late ? late : {}}
      onSubmit={refuse}
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

test('a field that was wrong is checked while it is mended, whoever found it', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field('Brand')).toHaveAttribute('aria-invalid', 'true'));
  await user.type(field('Brand'), 'Taken');
  await waitFor(() => expect(field('Brand')).not.toHaveAttribute('aria-invalid', 'true'));
  await user.type(field('Store'), 'Halden{Enter}');
  expect(await screen.findByText('There is one of this name')).toBeVisible();
  await user.type(field('Brand'), ' not');
  await waitFor(() => expect(field('Brand')).not.toHaveAttribute('aria-invalid', 'true'));
  expect(field('Brand')).toHaveFocus();
});

test('what a form begins with may come late, and takes nothing away that was typed by then', async () => {
  const user = open({ brand: 'Northlight', store: 'Halden' });
  await user.type(field('Brand'), 'O');
  await waitFor(() => expect(field('Store')).toHaveValue('Halden'));
  expect(field('Brand')).toHaveValue('O');
});
