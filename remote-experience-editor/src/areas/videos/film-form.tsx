import { videosLimits } from '@vitrine/shared/contract';
import { LanguageField } from '../../documents/fields/language-field';
import { placed } from '../../documents/page/place';
import { useEditorTexts } from '../../texts/texts';
import { PosterSection } from './poster-section';
import { SourceSection } from './source-section';
import type { VideoPartProps } from './video-editing';
import styles from './videos.module.css';

/** What the video is called, its film, and its poster. */
export function FilmForm(props: VideoPartProps) {
  const { video, editing, readOnly } = props;
  const t = useEditorTexts();
  return (
    <div className={styles.form}>
      <LanguageField
        label={t('videos.title')}
        at="/title"
        help={t('videos.titleHelp')}
        value={video.title}
        maxLength={255}
        disabled={readOnly}
        onChange={(title) => editing.run('title', (current) => ({ ...current, title }))}
      />
      <LanguageField
        label={t('videos.description')}
        at="/description"
        value={video.description}
        maxLength={videosLimits.descriptionLength}
        multiline
        disabled={readOnly}
        onChange={(description) => editing.run('description', (current) => ({ ...current, description }))}
      />
      <div {...placed('/source')}>
        <SourceSection {...props} />
      </div>
      <div {...placed('/poster')}>
        <PosterSection {...props} />
      </div>
    </div>
  );
}
