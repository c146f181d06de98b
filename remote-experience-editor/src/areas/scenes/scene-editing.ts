import type { ScenesDocument } from '@vitrine/shared/contract';
import { fieldsOf } from '../../documents/fields/fields-of';
import type { Editing } from '../../documents/store/use-document';

/** The open scene. */
export type SceneEditing = Editing<ScenesDocument>;

export const { ChoiceField, Field, LanguageField } = fieldsOf<ScenesDocument>();
