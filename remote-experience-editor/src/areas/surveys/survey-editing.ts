import type { SurveyDocument, SurveyQuestion } from '@vitrine/shared/contract';
import { fieldsOf } from '../../documents/fields/fields-of';
import type { Editing } from '../../documents/store/use-document';

/** The open survey. */
export type SurveyEditing = Editing<SurveyDocument>;

export const { ChoiceField, CommittedField, Field, LanguageField, RadioField } = fieldsOf<SurveyDocument>();

/** For the parts of its form. */
export interface SurveyPartProps {
  survey: SurveyDocument;
  editing: SurveyEditing;
  readOnly: boolean;
}

/** For the parts of a question's form. */
export interface SurveyQuestionProps extends SurveyPartProps {
  id: string;
  question: SurveyQuestion;
  /** From 1, over all pages. */
  number: number;
}
