import { useEffect } from 'react';
import { z } from 'zod';
import { ApiError } from '../../client/api-error';
import { FormField } from './form-field';
import { SaveForm } from './save-form';
import { SchemaForm } from './schema-form';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const store = z.object({ name: z.string().min(1, 'Give it a name'), address: z.string() });
const fields = (
  <>
    <FormField name="name" label="Name">
      <TextField />
    </FormField>
    <FormField name="address" label="Address" help="Visitors see it when the store is closed.">
      <TextArea />
    </FormField>
  </>
);
const bergen = { name: 'Bergen', address: 'Bryggen 7, Bergen' };
const saved = async () => undefined;

export const OnAPage = () => (
  <SaveForm schema={store} initial={bergen} onSubmit={saved}>
    {fields}
  </SaveForm>
);

/** For roles that may look at it only. */
export const ToReadOnly = () => (
  <SaveForm schema={store} initial={bergen} onSubmit={saved} disabled>
    {fields}
  </SaveForm>
);

const problem = {
  type: 'about:blank',
  title: 'It does not fit',
  code: 'validation-failed',
  status: 422,
  message: 'It does not fit',
  errors: [
    { pointer: '/name', message: 'Another store has this name' },
    { pointer: '/openingHours', message: 'The opening hours overlap.' },
  ],
};

/** What the API says stands at the fields, and above them where it is about none. */
export const Refused = () => {
  useEffect(() => {
    document.querySelector<HTMLFormElement>('#refused-form')?.requestSubmit();
  }, []);
  return (
    <SchemaForm
      id="refused-form"
      schema={store}
      initial={bergen}
      onSubmit={async () => {
        throw new ApiError(problem.message, problem.status, problem);
      }}
    >
      {fields}
    </SchemaForm>
  );
};
