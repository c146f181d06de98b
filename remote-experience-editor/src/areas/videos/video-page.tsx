import { textIn, type VideoDocument } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { Tabs, useAddressState } from '@vitrine/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DocumentPage } from '../../documents/page/document-page';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { CaptionsForm } from './captions-form';
import { ChaptersForm } from './chapters-form';
import { FilmForm } from './film-form';
import { PlayingForm } from './playing-form';
import { asVideo, type VideosEditing } from './video-editing';
import { VideoPlayer } from './video-player';
import { Watched } from './watched';

interface VideoPageProps {
  video: VideoDocument;
  editing: VideosEditing;
  readOnly: boolean;
}

/** On which tab what a finding points to is. */
const tabOf = [
  ['/captions', 'captions'],
  ['/transcript', 'captions'],
  ['/chapters', 'chapters'],
  ['/available', 'playing'],
  ['/muted', 'playing'],
  ['/', 'film'],
] as const;

/** A video: the film stays in view, whichever part of the form is open. */
export function VideoPage({ video, editing: document, readOnly }: VideoPageProps) {
  const t = useEditorTexts();
  const { brand, experience, language, baseLanguage } = useExperience();
  const [tab, setTab] = useAddressState('tab', 'film');
  const [at] = useAddressState('at');
  const wanted = tabOf.find(([place]) => at.startsWith(place))?.[1];
  useEffect(() => {
    if (wanted) setTab(wanted);
  }, [wanted, setTab]);
  const player = useRef<HTMLVideoElement>(null);
  const [durationMs, setDurationMs] = useState<number | null>(null);
  const editing = useMemo(() => asVideo(document), [document]);
  const part = { video, editing, readOnly };
  const timed = { ...part, player, durationMs };
  const tabs = [
    { key: 'film', form: <FilmForm {...part} /> },
    { key: 'captions', form: <CaptionsForm {...timed} /> },
    { key: 'chapters', form: <ChaptersForm {...timed} /> },
    { key: 'playing', form: <PlayingForm /> },
    { key: 'watched', form: <Watched documentId={document.id} /> },
  ] as const;
  return (
    <DocumentPage
      editing={document}
      title={textIn(video.title, language, baseLanguage)}
      back={{ to: addresses.area(brand.id, experience.id, 'videos'), label: t('videos.back') }}
      mayWrite={!readOnly}
      besideFirst
      beside={<VideoPlayer video={video} player={player} onDuration={setDurationMs} />}
    >
      <Tabs
        label={t('videos.tabs.label')}
        value={tab}
        onChange={setTab}
        tabs={tabs.map(({ key, form }) => ({
          key,
          label: t(`videos.tabs.${key}`),
          children: tab === key ? form : null,
        }))}
      />
    </DocumentPage>
  );
}
