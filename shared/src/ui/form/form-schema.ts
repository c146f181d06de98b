import { createContext, useContext } from 'react';
import type { z } from 'zod';

/** What a form can be made of: an object of the contract. */
export type FormSchema = z.ZodObject<Record<string, z.ZodType>>;

const FormSchemaContext = createContext<FormSchema | null>(null);
export const FormSchemaProvider = FormSchemaContext.Provider;

/** @throws outside a SchemaForm, and when the schema has no such field: a mistake in the screen. */
export function useFieldSchema(name: string): z.ZodType {
  const schema = useContext(FormSchemaContext);
  const field = schema?.shape[name];
  if (!field) throw new Error(`No field "${name}" in the form’s schema`);
  return field;
}
