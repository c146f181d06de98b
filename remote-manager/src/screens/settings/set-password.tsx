import { passwordChoice } from '@vitrine/shared/contract';
import { useSignInMethods, useToast } from '@vitrine/shared/host';
import { FormDialog, FormField, LabelledField, Switch, TextField } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useManagerTexts } from '../../texts/use-manager-texts';

interface SetPasswordProps {
  open: boolean;
  title: string;
  onClose: () => void;
  onSaved: () => void;
}

/** The person's first password, or another one. */
export function SetPassword({ open, title, onClose, onSaved }: SetPasswordProps) {
  const t = useManagerTexts();
  const toast = useToast();
  const { setPassword } = useSignInMethods();
  const [shown, setShown] = useState(false);
  return (
    <FormDialog
      open={open}
      title={title}
      submitLabel={title}
      schema={passwordChoice}
      initial={{ password: '' }}
      onClose={onClose}
      onSubmit={async ({ password }) => {
        await setPassword(password);
        toast.success({ title: t('sign-in.passwordSaved'), description: t('sign-in.passwordSavedText') });
        onClose();
        onSaved();
      }}
    >
      <FormField name="password" label={t('sign-in.newPassword')} help={t('sign-in.passwordHelp')}>
        <TextField type={shown ? 'text' : 'password'} autoComplete="new-password" autoFocus />
      </FormField>
      <LabelledField label={t('sign-in.show')}>
        <Switch value={shown} onChange={setShown} />
      </LabelledField>
    </FormDialog>
  );
}
