import type { QrCodeDocument } from '@vitrine/shared/contract';
import { fieldsOf } from '../../documents/fields/fields-of';
import type { Editing } from '../../documents/store/use-document';

/** The open code. */
export type CodeEditing = Editing<QrCodeDocument>;

export const { ChoiceField, Field, LanguageField, PlacePeriod } = fieldsOf<QrCodeDocument>();
