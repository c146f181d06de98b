import type { VideoWallDocument } from '@vitrine/shared/contract';
import { fieldsOf } from '../../documents/fields/fields-of';
import type { Editing } from '../../documents/store/use-document';

/** The open video wall. */
export type WallEditing = Editing<VideoWallDocument>;

export const { ChoiceField, Field, LanguageField } = fieldsOf<VideoWallDocument>();
