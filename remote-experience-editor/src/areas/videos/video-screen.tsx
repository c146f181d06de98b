import { useStore } from 'zustand';
import { useExperience } from '../../experience/experience-context';
import { PlaylistPage } from './playlist-page';
import type { VideosEditing } from './video-editing';
import { VideoPage } from './video-page';

/** One video, or one playlist. */
export function VideoScreen({ editing }: { editing: VideosEditing }) {
  const { may } = useExperience();
  const data = useStore(editing.store, (state) => state.data);
  const readOnly = !may.write;
  return data.kind === 'video' ? (
    <VideoPage video={data} editing={editing} readOnly={readOnly} />
  ) : (
    <PlaylistPage playlist={data} editing={editing} readOnly={readOnly} />
  );
}
