import { useRef, useState } from 'react';
import { texts } from '../texts';
import { checkEmail } from './checks';
import { Field } from './field';
import { Form } from './form';
import { useSubmit } from './use-submit';

interface Props {
  email: string;
  onChange: (email: string) => void;
  action: string;
  pendingAction: string;
  /** @param email checked and trimmed. */
  onSubmit: (email: string) => Promise<void>;
}

/** One address and what to do with it. */
export function EmailForm({ email, onChange, action, pendingAction, onSubmit }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState(false);
  const error = checkEmail(email);
  const { submit, pending, failure } = useSubmit(() => onSubmit(email.trim()));
  return (
    <Form
      failure={failure}
      pending={pending}
      action={action}
      pendingAction={pendingAction}
      onSubmit={() => {
        setChecked(true);
        if (error) input.current?.focus();
        else void submit();
      }}
    >
      <Field
        ref={input}
        label={texts.email}
        error={checked ? error : null}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => onChange(event.target.value)}
      />
    </Form>
  );
}
