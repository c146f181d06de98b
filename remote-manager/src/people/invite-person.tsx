import { FormDialog, FormField, type FormSchema, Select, TextField } from '@vitrine/shared/ui';
import type { ComponentProps } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import type { Role } from './person';
import { RoleOption } from './role-option';

interface InvitePersonProps<S extends FormSchema> {
  open: boolean;
  /** The contract's invitation: email and role. */
  schema: S;
  roles: Role[];
  initial: ComponentProps<typeof FormDialog<S>>['initial'];
  onSubmit: ComponentProps<typeof FormDialog<S>>['onSubmit'];
  onClose: () => void;
}

export function InvitePerson<S extends FormSchema>({ roles, ...form }: InvitePersonProps<S>) {
  const t = useManagerTexts();
  return (
    <FormDialog title={t('people.inviteTitle')} submitLabel={t('people.inviteSubmit')} {...form}>
      <FormField name="email" label={t('fields.email')}>
        <TextField type="email" autoFocus maxLength={254} />
      </FormField>
      <FormField name="role" label={t('fields.role')}>
        <Select
          options={roles.map((role) => ({
            value: role,
            text: t(`people.role.${role}`),
            label: <RoleOption role={role} />,
          }))}
        />
      </FormField>
    </FormDialog>
  );
}
