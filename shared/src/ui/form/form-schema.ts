import { createContext, useContext } from 'react';
import type { z } from 'zod';

/** What a form can be made of: an object of the contract. */
export type FormSchema = z.ZodObject<Record<string, z.ZodType>>;

interface FormState {
  schema: FormSchema;
  /** Fields that somebody has changed. */
  changed: ReadonlySet<string>;
  /** Fields in which something was wrong once. */
  wrong: ReadonlySet<string>;
}
const FormStateContext = createContext<FormState | null>(null);
export const FormStateProvider = FormStateContext.Provider;

/** @throws outside a SchemaForm, and when the schema has no such field: a mistake in the screen. */
export function useFormField(name: string): { schema: z.ZodType; changed: boolean; wrong: boolean } {
  const form = useContext(FormStateContext);
  const schema = form?.schema.shape[name];
  if (!form || !schema) throw new Error(`No field "${name}" in the form’s schema`);
  return { schema, changed: form.changed.has(name), wrong: form.wrong.has(name) };
}
