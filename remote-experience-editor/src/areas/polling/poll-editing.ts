import type { PollingDocument } from '@vitrine/shared/contract';
import { fieldsOf } from '../../documents/fields/fields-of';
import type { Editing } from '../../documents/store/use-document';

/** The open poll. */
export type PollEditing = Editing<PollingDocument>;

export const { Field, LanguageField } = fieldsOf<PollingDocument>();
