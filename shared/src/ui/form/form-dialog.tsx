import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../parts/actions/button';
import { Dialog } from '../parts/dialogs/dialog';
import { useUiTexts } from '../texts/use-ui-texts';
import type { FormSchema } from './form-schema';
import { SchemaForm, type SchemaFormProps } from './schema-form';

interface FormDialogProps<S extends FormSchema> extends Omit<SchemaFormProps<S>, 'id' | 'disabled'> {
  open: boolean;
  title: string;
  submitLabel: string;
  onClose: () => void;
  /** Once it is gone: the time to open another. */
  onClosed?: () => void;
  width?: number;
  /** What a field still does, a file that it sends for example: said on the button, and nothing is sent before. */
  waitsFor?: string | null;
}

/** A form in a dialog over the page; the caller closes it when the work is done. What was entered is not lost unasked. */
export function FormDialog<S extends FormSchema>(props: FormDialogProps<S>) {
  const {
    open,
    title,
    submitLabel,
    onClose,
    onClosed,
    width,
    waitsFor = null,
    onSubmit,
    onChange,
    ...form
  } = props;
  const t = useUiTexts();
  const id = useId();
  const [pending, setPending] = useState(false);
  const [changed, setChanged] = useState(false);
  // It starts again whenever it opens.
  if (changed && !open) setChanged(false);
  const submit: typeof onSubmit = async (values) => {
    if (pending || waitsFor !== null) return;
    // Before anything is sent: the answer may lead to another screen, which is no reason to ask.
    flushSync(() => setPending(true));
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
      busy={pending}
      question={changed && !pending ? t('closeUnsaved') : null}
      {...(onClosed && { onClosed })}
      {...(width ? { width } : {})}
      action={
        <Button kind="primary" htmlType="submit" form={id} loading={pending || waitsFor !== null}>
          {waitsFor ?? submitLabel}
        </Button>
      }
    >
      <SchemaForm
        id={id}
        onSubmit={submit}
        onChange={(values) => {
          setChanged(true);
          onChange?.(values);
        }}
        {...form}
      />
    </Dialog>
  );
}
