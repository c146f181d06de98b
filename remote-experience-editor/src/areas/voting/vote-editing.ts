import type { VotingDocument } from '@vitrine/shared/contract';
import { fieldsOf } from '../../documents/fields/fields-of';
import type { Editing } from '../../documents/store/use-document';

/** The open vote. */
export type VoteEditing = Editing<VotingDocument>;

export const { ChoiceField, CommittedField, Field, LanguageField, RadioField } = fieldsOf<VotingDocument>();
