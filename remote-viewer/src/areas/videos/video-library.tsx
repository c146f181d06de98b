import type { ManifestPartContent, PublishedPlaylist, PublishedVideo } from '@vitrine/shared/contract';
import { useEffect, useMemo, useState } from 'react';
import { useOpened } from '../../address/address';
import type { Experience } from '../../experience/experience';
import { useLanguage, useTexts } from '../../language/language';
import { useRecordEvent } from '../../visits/record-event';
import { useAvailable } from './available';
import { videoNames } from './video-names';
import { VideoPlayer } from './video-player';
import { videoTexts } from './video-texts';
import { VideoTile } from './video-tile';
import styles from './videos.module.css';

interface VideoLibraryProps {
  experience: Pick<Experience, 'isKiosk' | 'placementId' | 'manifest' | 'timeZone'>;
  contents: ManifestPartContent[];
}

/** The list of videos and playlists, and the player of what was chosen. One video alone is open at once. */
export function VideoLibrary({ experience, contents }: VideoLibraryProps) {
  const { say } = useLanguage();
  const [texts, textsMark] = useTexts(videoTexts);
  const record = useRecordEvent(experience);
  const parts = useMemo(() => contents.flatMap((part) => (part.area === 'videos' ? part : [])), [contents]);
  const all = useMemo(() => parts.flatMap(({ videos }) => videos), [parts]);
  const videos = useAvailable(all, experience.timeZone);
  const byId = new Map(videos.map((video) => [video.id, video]));
  const playlists = parts
    .flatMap((part) => part.playlists)
    .map((playlist) => ({ ...playlist, videos: playlist.videos.filter((id) => byId.has(id)) }))
    .filter((playlist) => playlist.videos.length > 0);
  const shown = useOpened(videoNames);
  const { miss } = shown;
  const [only] = videos;
  const isAlone = only !== undefined && videos.length === 1 && playlists.length === 0;
  const openId = shown.id ?? (isAlone ? only.id : null);
  /** The playlist that is open, or was when the video in it was. */
  const [listId, setListId] = useState<string | null>(null);
  const named = playlists.find(({ id }) => id === openId);
  if (named && named.id !== listId) setListId(named.id);
  const list = named ?? playlists.find(({ id, videos: own }) => id === listId && own.includes(openId ?? ''));
  // What has expired meanwhile is no longer open.
  const video = byId.get(named?.videos[0] ?? openId ?? '');
  const isMissing = openId !== null && !video && !all.some(({ id }) => id === openId);
  useEffect(() => {
    if (isMissing) miss();
  }, [isMissing, miss]);

  if (videos.length === 0)
    return (
      <p role="status" {...textsMark}>
        {texts.none}
      </p>
    );
  if (video) {
    return (
      <div className={styles.open}>
        <VideoPlayer
          key={list ? list.id : video.id}
          video={video}
          startsAt={shown.at}
          // One alone has no address of its own: it is what their list opens. The first of a playlist is what that opens.
          onReached={(at) => shown.refine(shown.id === null || named ? { at } : { id: video.id, at })}
          loops={list ? list.loop && list.videos.length === 1 : video.loop}
          onWatched={(tenth) => {
            record({ kind: 'play', documentId: video.id, tenth });
            record({ kind: 'reach', area: 'videos', step: 'used' });
          }}
          onEnded={list ? () => goOn(list, video) : null}
        />
        {list && (
          <section aria-label={texts.inThisList}>
            <h3 className={styles.subtitle}>{say(list.title) || texts.inThisList}</h3>
            <ol className={styles.tiles}>
              {list.videos.map((id) => {
                const one = byId.get(id);
                return one ? (
                  <VideoTile
                    key={id}
                    video={one}
                    isCurrent={id === video.id}
                    onOpen={() => shown.refine({ id, at: null })}
                  />
                ) : null;
              })}
            </ol>
          </section>
        )}
      </div>
    );
  }
  return (
    <ul className={styles.tiles}>
      {playlists.map((playlist) => {
        const [first = ''] = playlist.videos;
        return (
          <VideoTile
            key={playlist.id}
            video={byId.get(first)}
            title={say(playlist.title)}
            about={texts.playlist(playlist.videos.length)}
            onOpen={() => shown.open(playlist.id)}
          />
        );
      })}
      {videos.map((one) => (
        <VideoTile
          key={one.id}
          video={one}
          onOpen={() => {
            setListId(null);
            shown.open(one.id);
          }}
        />
      ))}
    </ul>
  );

  /** @returns whether another video follows. */
  function goOn(list: PublishedPlaylist, { id }: PublishedVideo): boolean {
    const next = list.videos[list.videos.indexOf(id) + 1] ?? (list.loop ? list.videos[0] : undefined);
    if (!next) return false;
    shown.refine({ id: next, at: null });
    return true;
  }
}
