import { Choice, LabelledField, Section, Select } from '@vitrine/shared/ui';
import { useState } from 'react';
import { CommittedField } from '../../documents/fields/committed-field';
import { useEditorTexts } from '../../texts/texts';
import { FilmUpload } from './film-upload';
import type { VideoPartProps } from './video-editing';
import { isWebAddress } from './video-source';
import styles from './videos.module.css';

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
      {way === 'upload' ? <FilmUpload {...props} /> : <FilmAddress {...{ video, editing, readOnly }} />}
    </Section>
  );
}

const formats = ['file', 'hls'] as const;

function FilmAddress({ video: { source }, editing, readOnly }: VideoPartProps) {
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
        value={address?.url ?? ''}
        maxLength={2000}
        disabled={readOnly}
        onCommit={(text) => give(text.trim())}
      />
      {address && !isWebAddress(address.url) && <p className={styles.warning}>{t('videos.source.bad')}</p>}
      {address && (
        <LabelledField label={t('videos.source.format')}>
          <Select
            value={address.format}
            disabled={readOnly}
            onChange={(format) =>
              format && editing.run('source', (video) => ({ ...video, source: { ...address, format } }))
            }
            options={formats.map((value) => ({ value, label: t(`videos.values.format.${value}`) }))}
          />
        </LabelledField>
      )}
    </>
  );
}
