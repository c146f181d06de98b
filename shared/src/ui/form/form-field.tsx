import { Form } from 'antd';
import type { ReactElement } from 'react';
import { useUiTexts } from '../texts/use-ui-texts';
import { fieldMessage } from './field-message';
import styles from './form.module.css';
import { useFieldSchema } from './form-schema';

interface FormFieldProps {
  /** Of the form's schema, which also checks it. */
  name: string;
  label: string;
  /** Stands under the field. */
  help?: string;
  children: ReactElement;
}

/** A labelled field of a SchemaForm. It is checked when it is left and when the form is sent. */
export function FormField({ name, label, help, children }: FormFieldProps) {
  const t = useUiTexts();
  const schema = useFieldSchema(name);
  // A choice with a default may be left out by programs, but a person sees no empty field.
  const optional = schema.safeParse('').success || schema.safeParse(null).success;
  const check = async (_: unknown, value: unknown) => {
    const result = schema.safeParse(value);
    if (!result.success) throw new Error(fieldMessage(result.error.issues[0]?.message ?? '', t));
  };
  return (
    <Form.Item
      name={name}
      label={
        <>
          {label}
          {optional && <span className={styles.optional}>{t('optional')}</span>}
        </>
      }
      extra={help}
      rules={[{ validator: check }]}
      validateTrigger="onBlur"
    >
      {children}
    </Form.Item>
  );
}
