import type { ThemeDocument } from '@vitrine/shared/contract';
import { fieldsOf } from '../../documents/fields/fields-of';
import type { Editing } from '../../documents/store/use-document';

export type ThemeEditing = Editing<ThemeDocument>;

export const { ChoiceField, Field, LanguageField } = fieldsOf<ThemeDocument>();

/** What every part of the theme's form is given. */
export interface ThemePart {
  editing: ThemeEditing;
  theme: ThemeDocument;
  readOnly: boolean;
}

/** Changes some of the theme; each field is an undo of its own. */
export const change = (editing: ThemeEditing, name: string, next: Partial<ThemeDocument>): void =>
  editing.run(name, (current) => ({ ...current, ...next }));
