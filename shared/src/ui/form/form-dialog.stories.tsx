import { z } from 'zod';
import { FormDialog } from './form-dialog';
import { FormField } from './form-field';
import { TextField } from './text-field';

export default { alone: true };

const brand = z.object({ name: z.string().min(1, 'Give it a name') });
const dialog = {
  open: true,
  title: 'Create a brand',
  submitLabel: 'Create brand',
  schema: brand,
  initial: { name: '' },
  onClose: () => undefined,
  onSubmit: async () => undefined,
};
const name = (
  <FormField name="name" label="Name" help="Staff see it. Visitors do not.">
    <TextField autoFocus />
  </FormField>
);

export const ToFillIn = () => <FormDialog {...dialog}>{name}</FormDialog>;

export const WaitingForAFile = () => (
  <FormDialog {...dialog} initial={{ name: 'Nordlys' }} waitsFor="Sending the logo: 40 %">
    {name}
  </FormDialog>
);
