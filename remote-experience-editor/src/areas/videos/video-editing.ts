import type { PlaylistDocument, VideoDocument, VideosDocument } from '@vitrine/shared/contract';
import type { Editing } from '../../documents/use-document';

/** The open document, whichever of the two it is. */
export type VideosEditing = Editing<VideosDocument>;

/** What the parts of a form may do to its document; see `Editing.run`. */
export interface FormEditing<Data> {
  id: string;
  run: (name: string, change: (data: Data) => Data) => void;
}

export const asVideo = ({ id, run }: VideosEditing): FormEditing<VideoDocument> => ({
  id,
  run: (name, change) => run(name, (data) => (data.kind === 'video' ? change(data) : data)),
});

export const asPlaylist = ({ id, run }: VideosEditing): FormEditing<PlaylistDocument> => ({
  id,
  run: (name, change) => run(name, (data) => (data.kind === 'playlist' ? change(data) : data)),
});

/** For the parts of a video's form. */
export interface VideoPartProps {
  video: VideoDocument;
  editing: FormEditing<VideoDocument>;
  readOnly: boolean;
}
