import { useLeaveGuard } from '@vitrine/shared/host';
import { useId, useRef, useState } from 'react';
import { Button } from '../parts/actions/button';
import { useUiTexts } from '../texts/use-ui-texts';
import styles from './form.module.css';
import type { FormSchema } from './form-schema';
import { SchemaForm, type SchemaFormProps } from './schema-form';

/** A form on a page, with its Save button, which wakes when something was changed; leaving before it was pressed asks first. */
export function SaveForm<S extends FormSchema>(props: Omit<SchemaFormProps<S>, 'id' | 'onChange'>) {
  const t = useUiTexts();
  const id = useId();
  const [changed, setChanged] = useState(false);
  const [pending, setPending] = useState(false);
  const changes = useRef(0);
  useLeaveGuard(changed, t('leaveUnsaved'));
  const submit: typeof props.onSubmit = async (values) => {
    setPending(true);
    const sent = changes.current;
    try {
      await props.onSubmit(values);
      // What was typed meanwhile was not sent.
      if (changes.current === sent) setChanged(false);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <SchemaForm
        {...props}
        id={id}
        onSubmit={submit}
        onChange={() => {
          changes.current += 1;
          setChanged(true);
        }}
      />
      {!props.disabled && (
        <div className={styles.footer}>
          <Button kind="primary" htmlType="submit" form={id} loading={pending} disabled={!changed}>
            {t('save')}
          </Button>
        </div>
      )}
    </>
  );
}
