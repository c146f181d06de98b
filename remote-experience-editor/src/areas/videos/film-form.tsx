import { placed } from '../../documents/page/place';
import { useEditorTexts } from '../../texts/texts';
import { PosterSection } from './poster-section';
import { SourceSection } from './source-section';
import { LanguageField, type VideoPartProps } from './video-editing';
import styles from './videos.module.css';

/** What the video is called, its film, and its poster. */
export function FilmForm(props: VideoPartProps) {
  const t = useEditorTexts();
  return (
    <div className={styles.form}>
      <LanguageField at="/title" label={t('videos.title')} help={t('videos.titleHelp')} />
      <LanguageField at="/description" label={t('videos.description')} multiline />
      <div {...placed('/source')}>
        <SourceSection {...props} />
      </div>
      <div {...placed('/poster')}>
        <PosterSection {...props} />
      </div>
    </div>
  );
}
