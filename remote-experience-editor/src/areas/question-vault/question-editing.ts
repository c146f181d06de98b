import type { VaultQuestion } from '@vitrine/shared/contract';
import type { Editing } from '../../documents/store/use-document';

/** The open question. */
export type QuestionEditing = Editing<VaultQuestion>;

/** For the parts of its form. */
export interface QuestionPartProps {
  question: VaultQuestion;
  editing: QuestionEditing;
  readOnly: boolean;
}
