import { type Document, emptyPlaylist, videosDocument } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useNavigate } from '@vitrine/shared/host';
import { Button, SheetsDrawing, UnorderedListOutlined, useAddressState, useFormat } from '@vitrine/shared/ui';
import { DocumentList } from '../../documents/lists/document-list';
import { OpenedDocument } from '../../documents/page/opened-document';
import { useDocumentWrites, useMayWrite } from '../../documents/store/use-document-writes';
import { useExperience } from '../../experience/experience-context';
import { BrandPicture } from '../../library/brand-picture';
import type { Fact } from '../../lists/facts';
import { useEditorTexts } from '../../texts/texts';
import { useArchiving } from '../../vaults/use-archiving';
import { posterOf } from './poster-of';
import { captionLanguages } from './video-commands';
import { VideoScreen } from './video-screen';

/** The videos and playlists of an experience; `?id=` opens one. */
export default function Videos() {
  const [documentId] = useAddressState('id');
  if (!documentId) return <VideoList />;
  return (
    <OpenedDocument key={documentId} area="videos" documentId={documentId}>
      {(editing) => <VideoScreen editing={editing} />}
    </OpenedDocument>
  );
}

function VideoList() {
  const t = useEditorTexts();
  const about = useAbout();
  const [view] = useAddressState('view');
  const archiving = useArchiving((count, several) =>
    t(several ? 'videos.archiveUsedSeveral' : 'videos.archiveUsed', { count }),
  );
  return (
    <>
      <DocumentList
        area="videos"
        drawing={<SheetsDrawing />}
        moreActions={view !== 'archived' && <CreatePlaylist />}
        about={about}
        lead={(document) => <BrandPicture size="small" image={posterOf(document)} />}
        beforeArchive={archiving.ask}
      />
      {archiving.dialog}
    </>
  );
}

function CreatePlaylist() {
  const t = useEditorTexts();
  const navigate = useNavigate();
  const writes = useDocumentWrites();
  const { brand, experience } = useExperience();
  const mayWrite = useMayWrite('experience');
  if (!mayWrite) return null;
  const open = ({ id }: Document) =>
    void navigate(addresses.area(brand.id, experience.id, 'videos', id, '/title'));
  return (
    <Button
      icon={<UnorderedListOutlined />}
      loading={writes.isCreating}
      onClick={() => writes.create('experience', 'videos', { ...emptyPlaylist() }, { onSuccess: open })}
    >
      {t('videos.createPlaylist')}
    </Button>
  );
}

/** "Video file · captions: English · 3 chapters". */
function useAbout(): (document: Document) => Fact | Fact[] {
  const t = useEditorTexts();
  const { language, languageName } = useFormat();
  const list = new Intl.ListFormat(language, { type: 'unit' });
  return ({ data }) => {
    const video = videosDocument.safeParse(data).data;
    if (!video) return '';
    if (video.kind === 'playlist')
      return t('videos.about.playlist', { count: Object.keys(video.entries).length });
    const { source } = video;
    const kind = source.kind === 'address' && source.format === 'hls' ? 'hls' : 'file';
    const languages = list.format(captionLanguages(video).map(languageName));
    const chapters = Object.keys(video.chapters).length;
    return [
      t(`videos.about.${source.kind === 'none' ? 'none' : kind}`),
      languages ? t('videos.about.captions', { languages }) : t('videos.about.noCaptions'),
      chapters > 0 && t('videos.about.chapters', { count: chapters }),
    ];
  };
}
