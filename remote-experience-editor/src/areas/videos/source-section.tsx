import { Choice, Section, Select } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../common/common.module.css';
import { useEditorTexts } from '../../texts/texts';
import { FilmUpload } from './film-upload';
import { CommittedField, Field, type VideoPartProps } from './video-editing';
import { isWebAddress } from './video-source';

/** Where the film is: uploaded, or at an address. */
export function SourceSection(props: VideoPartProps) {
  const { video, editing, readOnly } = props;
  const t = useEditorTexts();
  const [way, setWay] = useState<'upload' | 'address'>(
    video.source.kind === 'address' ? 'address' : 'upload',
  );
  return (
    <Section title={t('videos.source.label')}>
      <div>
        <Choice
          label={t('videos.source.label')}
          value={way}
          disabled={readOnly}
          onChange={setWay}
          options={[
            { value: 'upload', label: t('videos.source.upload') },
            { value: 'address', label: t('videos.source.address') },
          ]}
        />
      </div>
      {way === 'upload' ? <FilmUpload {...props} /> : <FilmAddress video={video} editing={editing} />}
    </Section>
  );
}

const formats = ['file', 'hls'] as const;

function FilmAddress({ video: { source }, editing }: Omit<VideoPartProps, 'readOnly'>) {
  const t = useEditorTexts();
  const address = source.kind === 'address' ? source : null;
  const give = (url: string) =>
    editing.run('source', (video) => ({
      ...video,
      source: url
        ? {
            kind: 'address',
            url,
            format: /\.m3u8(\?|$)/i.test(url) ? 'hls' : (address?.format ?? 'file'),
          }
        : { kind: 'none' },
    }));
  return (
    <>
      <CommittedField
        label={t('videos.source.url')}
        at="/source/url"
        help={t('videos.source.urlHelp')}
        onCommit={(text) => give(text.trim())}
      />
      {address && !isWebAddress(address.url) && <p className={common.warning}>{t('videos.source.bad')}</p>}
      {address && (
        <Field at="/source/format" label={t('videos.source.format')}>
          <Select options={formats.map((value) => ({ value, label: t(`videos.values.format.${value}`) }))} />
        </Field>
      )}
    </>
  );
}
