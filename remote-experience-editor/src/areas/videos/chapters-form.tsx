import { byStart, videosLimits } from '@vitrine/shared/contract';
import {
  AimOutlined,
  Button,
  DeleteOutlined,
  IconButton,
  PlayCircleOutlined,
  PlusOutlined,
} from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useFocusOnNew } from '../../documents/page/use-focus-on-new';
import { newEntryId } from '../../documents/store/entry-id';
import { useEditorTexts } from '../../texts/texts';
import { nowMs, type Player, playFrom, usePlayerTime } from './player';
import { TimeField } from './time-field';
import { writtenTime } from './typed-time';
import { addedChapter, changedChapter, removedChapter } from './video-commands';
import { LanguageField, type VideoPartProps } from './video-editing';
import styles from './videos.module.css';

interface ChaptersFormProps extends VideoPartProps {
  player: Player;
  durationMs: number | null;
}

/** Chapters with their start, taken from the film. */
export function ChaptersForm({ video, editing, readOnly, player, durationMs }: ChaptersFormProps) {
  const t = useEditorTexts();
  const focusOn = useFocusOnNew();
  const chapters = byStart(video.chapters);
  const time = writtenTime(usePlayerTime(player));
  return (
    <div className={styles.form}>
      <p className={common.hint}>
        {t(chapters.length > 0 ? 'videos.chapters.intro' : 'videos.chapters.none')}
      </p>
      {chapters.length > 0 && (
        <ol className={common.list} aria-label={t('videos.tabs.chapters')}>
          {chapters.map(([id, { startMs }], index) => {
            const number = index + 1;
            return (
              <li key={id} className={styles.caption}>
                <span className={styles.number} aria-hidden="true">
                  {number}
                </span>
                <div className={styles.times}>
                  <TimeField at={`/chapters/${id}/startMs`} label={t('videos.chapters.start', { number })} />
                  {!readOnly && (
                    <IconButton
                      label={t('videos.chapters.startNow', { number })}
                      icon={<AimOutlined />}
                      onClick={() =>
                        editing.run(`/chapters/${id}/startMs`, changedChapter(id, { startMs: nowMs(player) }))
                      }
                    />
                  )}
                </div>
                <div className={styles.rowActions}>
                  <IconButton
                    label={t('videos.chapters.play', { number })}
                    icon={<PlayCircleOutlined />}
                    onClick={() => playFrom(player, startMs)}
                  />
                  {!readOnly && (
                    <IconButton
                      label={t('videos.chapters.remove', { number })}
                      icon={<DeleteOutlined />}
                      onClick={() => editing.run(`remove:${id}`, removedChapter(id))}
                    />
                  )}
                </div>
                <div className={styles.captionText}>
                  <LanguageField
                    at={`/chapters/${id}/title`}
                    label={t('videos.chapters.title', { number })}
                    labelHidden
                    placeholder={t('videos.chapters.title', { number })}
                  />
                  {durationMs !== null && startMs >= durationMs && (
                    <span className={common.wrong}>{t('videos.captions.problems.late')}</span>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {!readOnly && (
        <div>
          <Button
            icon={<PlusOutlined />}
            disabled={chapters.length >= videosLimits.chapters}
            onClick={() => {
              const id = newEntryId();
              editing.run(`add:${id}`, addedChapter(id, nowMs(player)));
              focusOn(`/chapters/${id}/title`);
            }}
          >
            {t('videos.chapters.add', { time })}
          </Button>
        </div>
      )}
    </div>
  );
}
