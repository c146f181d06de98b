import { Form } from 'antd';
import type { ReactElement } from 'react';
import { useUiTexts } from '../texts/use-ui-texts';
import { fieldMessage } from './field-message';
import styles from './form.module.css';
import { useFormField } from './form-schema';

interface FormFieldProps {
  /** Of the form's schema, which also checks it. */
  name: string;
  label: string;
  /** Stands under the field. */
  help?: string;
  /** Of a field of many parts, which says itself what is wrong in which of them. */
  tellsItself?: boolean;
  children: ReactElement;
}

/**
 * A labelled field of a SchemaForm. It is checked when it is left after a change, and when the form is sent; once it
 * was wrong, while it is changed: a message that went only when the field is left would take the button from under the
 * pointer that is pressing it.
 */
export function FormField({ name, label, help, tellsItself = false, children }: FormFieldProps) {
  const t = useUiTexts();
  const { schema, changed, wrong } = useFormField(name);
  // A choice with a default may be left out by programs, but a person sees no empty field.
  const optional = schema.safeParse('').success || schema.safeParse(null).success;
  const check = async (_: unknown, value: unknown) => {
    const result = schema.safeParse(value);
    if (result.success) return;
    throw new Error(tellsItself ? '' : fieldMessage(result.error.issues[0]?.message ?? '', t));
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
      // A field that has the focus at first, and that somebody only passed by, is not wrong yet.
      validateTrigger={wrong ? 'onChange' : changed ? 'onBlur' : []}
      {...(tellsItself && { validateStatus: '' })}
    >
      {children}
    </Form.Item>
  );
}
