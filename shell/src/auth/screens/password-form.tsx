import { type ReactNode, useRef, useState } from 'react';
import { useStaff } from '../staff-context';
import { texts } from '../texts';
import { acceptable } from './acceptable';
import { checkEmail, checkPassword } from './checks';
import { Field } from './field';
import { Form } from './form';
import { PasswordField } from './password-field';
import { useSubmit } from './use-submit';

export interface Credentials {
  email: string;
  password: string;
}

interface Props {
  credentials: Credentials;
  onChange: (credentials: Credentials) => void;
  /** Creates the account of an invited person instead of signing in. */
  create: boolean;
  /** Only this person may sign in here. */
  fixedEmail?: boolean;
  /** Between the fields and the button. */
  children?: ReactNode;
}

/** Email and password. Signing in is reported through the identity, not from here. */
export function PasswordForm({ credentials, onChange, create, fixedEmail = false, children }: Props) {
  const staff = useStaff();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState(false);
  const errors = {
    email: checkEmail(credentials.email),
    password: checkPassword(credentials.password, create),
  };
  const { submit, pending, failure } = useSubmit(async () => {
    const authentication = await staff.authentication();
    const email = credentials.email.trim();
    if (create) {
      await acceptable(staff, email);
      await authentication.createAccount(email, credentials.password);
    } else await authentication.signIn(email, credentials.password);
  });

  const onSubmit = () => {
    setChecked(true);
    if (errors.email) emailInput.current?.focus();
    else if (errors.password) passwordInput.current?.focus();
    else void submit();
  };
  return (
    <Form
      failure={failure}
      pending={pending}
      action={create ? texts.createAccount : texts.signIn}
      pendingAction={create ? texts.creating : texts.signingIn}
      onSubmit={onSubmit}
    >
      <Field
        ref={emailInput}
        label={texts.email}
        error={checked ? errors.email : null}
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={fixedEmail}
        value={credentials.email}
        onChange={(event) => onChange({ ...credentials, email: event.target.value })}
      />
      <PasswordField
        ref={passwordInput}
        isNew={create}
        error={checked ? errors.password : null}
        value={credentials.password}
        onChange={(password) => onChange({ ...credentials, password })}
      />
      {children}
    </Form>
  );
}
