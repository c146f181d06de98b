import {
  type Document,
  endpoints,
  inOrder,
  type PlaylistDocument,
  textIn,
  videosLimits,
} from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Link } from '@vitrine/shared/host';
import { CloseOutlined, IconButton, Section, Switch, useEndpointList } from '@vitrine/shared/ui';
import { useMemo } from 'react';
import common from '../../common/common.module.css';
import { fieldsOf } from '../../documents/fields/fields-of';
import { SortableList } from '../../documents/fields/sortable-list';
import { DocumentPage } from '../../documents/page/document-page';
import { documentTitle } from '../../documents/store/document-title';
import { newEntryId } from '../../documents/store/entry-id';
import { keyBetween } from '../../documents/store/order-key';
import { useExperience } from '../../experience/experience-context';
import { BrandPicture } from '../../library/brand-picture';
import { useEditorTexts } from '../../texts/texts';
import { AddToPlaylist } from './add-to-playlist';
import { posterOf } from './poster-of';
import { asPlaylist, type VideosEditing } from './video-editing';
import styles from './videos.module.css';

interface PlaylistPageProps {
  playlist: PlaylistDocument;
  editing: VideosEditing;
  readOnly: boolean;
}

const { Field, LanguageField } = fieldsOf<PlaylistDocument>();

/** Several videos in an order. */
export function PlaylistPage({ playlist, editing: document, readOnly }: PlaylistPageProps) {
  const t = useEditorTexts();
  const { brand, experience, language, baseLanguage } = useExperience();
  const editing = useMemo(() => asPlaylist(document), [document]);
  const list = useEndpointList(
    endpoints.listDocuments,
    { params: { brandId: brand.id }, query: { experienceId: experience.id, area: 'videos' } },
    { all: true },
  );
  const videos = (list.data?.items ?? []).filter(({ data }) => data.kind === 'video');
  const nameOf = (video: Document) => documentTitle(video, language) || t('documents.untitled');
  const entries = inOrder(playlist.entries).map(([id, { order, videoId }]) => {
    const video = videos.find((one) => one.id === videoId);
    const unknown = list.data && !list.hasMore ? t('videos.playlist.gone') : '…';
    return { id, order, videoId, name: video ? nameOf(video) : unknown, video };
  });
  const change = (
    name: string,
    next: (current: PlaylistDocument['entries']) => PlaylistDocument['entries'],
  ) => editing.run(name, (current) => ({ ...current, entries: next(current.entries) }));
  const add = (videoId: string) =>
    change('add', (current) => ({
      ...current,
      [newEntryId()]: { order: keyBetween(inOrder(current).at(-1)?.[1].order, undefined), videoId },
    }));
  return (
    <DocumentPage
      editing={document}
      title={textIn(playlist.title, language, baseLanguage)}
      back={{ to: addresses.area(brand.id, experience.id, 'videos'), label: t('videos.back') }}
      mayWrite={!readOnly}
      beside={null}
    >
      <LanguageField at="/title" label={t('videos.title')} help={t('videos.titleHelp')} />
      <Section title={t('videos.playlist.videos')} intro={t('videos.playlist.intro')}>
        {entries.length === 0 && (
          <p className={common.hint}>
            {t(list.data && videos.length === 0 ? 'videos.playlist.noVideos' : 'videos.playlist.none')}
          </p>
        )}
        <SortableList
          label={t('videos.playlist.videos')}
          at="/entries"
          items={entries}
          disabled={readOnly}
          onMove={(id, order) =>
            change(`order:${id}`, (current) => {
              const moved = current[id];
              return moved ? { ...current, [id]: { ...moved, order } } : current;
            })
          }
        >
          {({ id, videoId, name, video }) => (
            <div className={styles.entry}>
              {video && <BrandPicture size="small" image={posterOf(video)} />}
              {video ? (
                <Link to={addresses.area(brand.id, experience.id, 'videos', videoId)} dir="auto">
                  {name}
                </Link>
              ) : (
                <span className={`${styles.gone} ${common.warning}`}>{name}</span>
              )}
              {!readOnly && (
                <IconButton
                  label={t('videos.playlist.remove', { name })}
                  icon={<CloseOutlined />}
                  onClick={() => change(`remove:${id}`, ({ [id]: _, ...others }) => others)}
                />
              )}
            </div>
          )}
        </SortableList>
        {!readOnly && list.data && (
          <AddToPlaylist videos={videos} isFull={entries.length >= videosLimits.perPlaylist} onAdd={add} />
        )}
      </Section>
      <Field at="/loop" label={t('videos.playlist.loop')}>
        <Switch />
      </Field>
    </DocumentPage>
  );
}
