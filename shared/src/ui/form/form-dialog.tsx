import { useId, useState } from 'react';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import type { FormSchema } from './form-schema';
import { SchemaForm, type SchemaFormProps } from './schema-form';

interface FormDialogProps<S extends FormSchema> extends Omit<SchemaFormProps<S>, 'id' | 'disabled'> {
  open: boolean;
  title: string;
  submitLabel: string;
  onClose: () => void;
  width?: number;
  /** What a field still does, a file that it sends for example: said on the button, and nothing is sent before. */
  waitsFor?: string | null;
}

/** A form in a window over the page; the caller closes it when the work is done. */
export function FormDialog<S extends FormSchema>(props: FormDialogProps<S>) {
  const { open, title, submitLabel, onClose, width, waitsFor = null, onSubmit, ...form } = props;
  const id = useId();
  const [pending, setPending] = useState(false);
  const submit: typeof onSubmit = async (values) => {
    if (pending || waitsFor !== null) return;
    setPending(true);
    try {
      await onSubmit(values);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      {...(width ? { width } : {})}
      action={
        <Button kind="primary" htmlType="submit" form={id} loading={pending || waitsFor !== null}>
          {waitsFor ?? submitLabel}
        </Button>
      }
    >
      <SchemaForm id={id} onSubmit={submit} {...form} />
    </Dialog>
  );
}
