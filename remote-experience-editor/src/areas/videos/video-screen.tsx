import { useStore } from 'zustand';
import { LoadedDocument } from '../../documents/page/loaded-document';
import { useDocument } from '../../documents/store/use-document';
import { useUndoKeys } from '../../documents/store/use-undo-keys';
import { useExperience } from '../../experience/experience-context';
import { PlaylistPage } from './playlist-page';
import type { VideosEditing } from './video-editing';
import { VideoPage } from './video-page';

/** One video, or one playlist. */
export function VideoScreen({ documentId }: { documentId: string }) {
  const { brand } = useExperience();
  const { query, editing } = useDocument('videos', brand.id, documentId);
  useUndoKeys(editing);
  return (
    <LoadedDocument area="videos" query={query}>
      {() => editing && <OpenDocument editing={editing} />}
    </LoadedDocument>
  );
}

function OpenDocument({ editing }: { editing: VideosEditing }) {
  const { may } = useExperience();
  const data = useStore(editing.store, (state) => state.data);
  const readOnly = !may.write;
  return data.kind === 'video' ? (
    <VideoPage video={data} editing={editing} readOnly={readOnly} />
  ) : (
    <PlaylistPage playlist={data} editing={editing} readOnly={readOnly} />
  );
}
