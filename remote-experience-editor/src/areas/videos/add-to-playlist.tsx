import type { Document } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useNavigate } from '@vitrine/shared/host';
import { Button, LabelledField, PlusOutlined, Select } from '@vitrine/shared/ui';
import { documentTitle } from '../../documents/store/document-title';
import { useDocumentWrites } from '../../documents/store/use-document-writes';
import { useExperience } from '../../experience/experience-context';
import { BrandPicture } from '../../library/brand-picture';
import { useEditorTexts } from '../../texts/texts';
import { posterOf } from './poster-of';

interface AddToPlaylistProps {
  /** All that the experience has. */
  videos: Document[];
  isFull: boolean;
  onAdd: (videoId: string) => void;
}

/** Puts a video into a playlist; where there is none, the first is made. */
export function AddToPlaylist({ videos, isFull, onAdd }: AddToPlaylistProps) {
  const t = useEditorTexts();
  const { language } = useExperience();
  if (videos.length === 0) return <CreateVideo />;
  return (
    <LabelledField label={t('videos.playlist.add')}>
      <Select
        // Nothing stays chosen: the same may be added again.
        value=""
        searchable
        disabled={isFull}
        onChange={(videoId) => videoId && onAdd(videoId)}
        options={videos.map((video) => ({
          value: video.id,
          label: documentTitle(video, language) || t('documents.untitled'),
          lead: <BrandPicture size="small" image={posterOf(video)} />,
        }))}
      />
    </LabelledField>
  );
}

function CreateVideo() {
  const t = useEditorTexts();
  const navigate = useNavigate();
  const writes = useDocumentWrites();
  const { brand, experience } = useExperience();
  const open = ({ id }: Document) =>
    void navigate(addresses.area(brand.id, experience.id, 'videos', id, '/title'));
  return (
    <div>
      <Button
        icon={<PlusOutlined />}
        loading={writes.isCreating}
        onClick={() => writes.create('experience', 'videos', undefined, { onSuccess: open })}
      >
        {t('videos.create')}
      </Button>
    </div>
  );
}
