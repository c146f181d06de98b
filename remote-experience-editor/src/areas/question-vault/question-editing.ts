import type { VaultQuestion } from '@vitrine/shared/contract';
import { fieldsOf } from '../../documents/fields/fields-of';
import type { Editing } from '../../documents/store/use-document';
import type { AskedQuestionProps } from '../../questions/asked-question';

/** The open question. */
export type QuestionEditing = Editing<VaultQuestion>;

export const { ChoiceField, CommittedField, Field } = fieldsOf<VaultQuestion>();

/** For the parts that several kinds of documents have in common. */
export const changing =
  ({ run }: Pick<QuestionEditing, 'run'>): AskedQuestionProps['onChange'] =>
  (name, change) =>
    run(name, (current) => ({ ...current, ...change(current) }));

/** For the parts of its form. */
export interface QuestionPartProps {
  question: VaultQuestion;
  editing: QuestionEditing;
  readOnly: boolean;
}
