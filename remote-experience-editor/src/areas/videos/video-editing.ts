import type { PlaylistDocument, VideoDocument, VideosDocument } from '@vitrine/shared/contract';
import { fieldsOf } from '../../documents/fields/fields-of';
import { editingOnly, type FormEditing } from '../../documents/fields/form-editing';
import type { Editing } from '../../documents/store/use-document';

/** The open document, whichever of the two it is. */
export type VideosEditing = Editing<VideosDocument>;

export const asVideo = (editing: VideosEditing) =>
  editingOnly(editing, (data): data is VideoDocument => data.kind === 'video');

export const asPlaylist = (editing: VideosEditing) =>
  editingOnly(editing, (data): data is PlaylistDocument => data.kind === 'playlist');

export const { ChoiceField, CommittedField, Field, LanguageField, PlacePeriod } = fieldsOf<VideoDocument>();

/** For the parts of a video's form. */
export interface VideoPartProps {
  video: VideoDocument;
  editing: FormEditing<VideoDocument>;
  readOnly: boolean;
}
