import { useRef, useState } from 'react';
import { useStaff } from '../staff-context';
import { texts } from '../texts';
import { checkPassword } from './checks';
import { Form } from './form';
import { PasswordField } from './password-field';
import { useSubmit } from './use-submit';

/** The end of a password reset. @param code of the link in the mail. */
export function NewPasswordForm({ code, onSaved }: { code: string; onSaved: () => void }) {
  const staff = useStaff();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const error = checkPassword(password, true);
  const { submit, pending, failure } = useSubmit(async () => {
    const authentication = await staff.authentication();
    await authentication.setNewPassword(code, password);
    onSaved();
  });
  return (
    <Form
      failure={failure}
      pending={pending}
      action={texts.savePassword}
      pendingAction={texts.saving}
      onSubmit={() => {
        setChecked(true);
        if (error) input.current?.focus();
        else void submit();
      }}
    >
      <PasswordField
        ref={input}
        isNew
        error={checked ? error : null}
        value={password}
        onChange={setPassword}
      />
    </Form>
  );
}
