import { useToast } from '@vitrine/shared/host';
import { Form } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../../client/api-error';
import { useUiTexts } from '../texts/use-ui-texts';
import { fieldMessage } from './field-message';
import styles from './form.module.css';
import { type FormSchema, FormStateProvider } from './form-schema';

export interface SchemaFormProps<S extends FormSchema> {
  schema: S;
  initial: Partial<z.input<S>>;
  /** Reject with the API's error: what it says about fields is shown at them, the rest as a toast. */
  onSubmit: (values: z.input<S>) => Promise<unknown>;
  onChange?: (values: Partial<z.input<S>>) => void;
  /** Lets a button outside the form send it. */
  id?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** A form made of FormFields and checked by a schema of the contract, which is also the API's. */
export function SchemaForm<S extends FormSchema>(props: SchemaFormProps<S>) {
  const { schema, initial, onSubmit, onChange, id, disabled = false, children } = props;
  const [form] = Form.useForm();
  const [general, setGeneral] = useState<string[]>([]);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const state = useMemo(() => ({ schema, changed, wrong }), [schema, changed, wrong]);
  const t = useUiTexts();
  const toast = useToast();

  useEffect(() => {
    // What a form begins with may arrive when it is open already; what somebody has entered by then stays.
    const isMissing = (name: string) => !changed.has(name) && form.getFieldValue(name) === undefined;
    for (const [name, value] of Object.entries(initial))
      if (value !== undefined && isMissing(name)) form.setFieldValue(name, value);
  }, [initial, changed, form]);

  /** @returns whether every error found a field. */
  const show = (errors: { path: string; message: string }[]) => {
    const fields = errors.filter(({ path }) => form.getFieldInstance(path) ?? path in form.getFieldsValue());
    setWrong((before) =>
      withAll(
        before,
        fields.map(({ path }) => path),
      ),
    );
    form.setFields(fields.map(({ path, message }) => ({ name: path, errors: [fieldMessage(message, t)] })));
    const [first] = fields;
    if (first) form.scrollToField(first.path, { focus: true });
    setGeneral(
      errors.filter((error) => !fields.includes(error)).map(({ message }) => fieldMessage(message, t)),
    );
  };

  /** The form may be about a part of what was sent: `/calendar/2/from` is its field `from`. */
  const fieldAt = (pointer: string) => {
    const segments = pointer.split('/').slice(1);
    return segments.find((segment) => segment in form.getFieldsValue()) ?? segments[0] ?? '';
  };

  const submit = async (entered: z.input<S>) => {
    setGeneral([]);
    const result = schema.safeParse(entered);
    if (!result.success)
      return show(result.error.issues.map(({ path, message }) => ({ path: String(path[0]), message })));
    try {
      await onSubmit(entered);
    } catch (error) {
      const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      if (errors.length === 0) toast.error(error);
      else show(errors.map(({ pointer, message }) => ({ path: fieldAt(pointer), message })));
    }
  };

  return (
    <FormStateProvider value={state}>
      <Form
        className={styles.form ?? ''}
        form={form}
        layout="vertical"
        {...(id ? { id, name: id } : {})}
        initialValues={initial}
        disabled={disabled}
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        onFinish={submit}
        onValuesChange={(change, values) => {
          setChanged((before) => withAll(before, Object.keys(change)));
          onChange?.(values);
        }}
        onFieldsChange={(fields) => {
          const found = fields.filter(({ errors }) => errors?.length);
          setWrong((before) =>
            withAll(
              before,
              found.map(({ name }) => String(name)),
            ),
          );
        }}
      >
        {general.length > 0 && (
          <div role="alert" className={styles.error}>
            {general.join(' ')}
          </div>
        )}
        {children}
      </Form>
    </FormStateProvider>
  );
}

/** The same set where nothing comes to it. */
const withAll = (before: ReadonlySet<string>, names: string[]): ReadonlySet<string> =>
  names.every((name) => before.has(name)) ? before : new Set([...before, ...names]);
