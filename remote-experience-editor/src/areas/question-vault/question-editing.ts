import type { VaultQuestion } from '@vitrine/shared/contract';
import type { Editing } from '../../documents/use-document';

/** The open question. */
export type QuestionEditing = Editing<VaultQuestion>;

/** For the parts of its form. */
export interface QuestionPartProps {
  question: VaultQuestion;
  editing: QuestionEditing;
  readOnly: boolean;
}

/** Without what is undefined: a draft leaves out what is not set. */
export function given<T extends object>(values: { [key in keyof T]: T[key] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
