import type { VaultQuestion } from '@vitrine/shared/contract';
import { fieldsOf } from '../../documents/fields/fields-of';
import type { Editing } from '../../documents/store/use-document';

/** The open question. */
export type QuestionEditing = Editing<VaultQuestion>;

export const { ChoiceField, CommittedField, Field, LanguageField } = fieldsOf<VaultQuestion>();

/** For the parts of its form. */
export interface QuestionPartProps {
  question: VaultQuestion;
  editing: QuestionEditing;
  readOnly: boolean;
}
