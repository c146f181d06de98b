import type { CaptionCue } from '@vitrine/shared/contract';
import { AimOutlined, DeleteOutlined, IconButton, PlayCircleOutlined, TextArea } from '@vitrine/shared/ui';
import { memo, useEffect, useId, useRef } from 'react';
import common from '../../common/common.module.css';
import { placed } from '../../documents/page/place';
import { useEditorTexts } from '../../texts/texts';
import type { CaptionProblem } from './caption-problems';
import { nowMs, type Player, playFrom } from './player';
import { TimeField } from './time-field';
import { changedCue, removedCue } from './video-commands';
import { Field, type VideoPartProps } from './video-editing';
import styles from './videos.module.css';

interface CaptionRowProps extends Pick<VideoPartProps, 'editing' | 'readOnly'> {
  id: string;
  cue: CaptionCue;
  /** From 1. */
  number: number;
  problem: CaptionProblem | null;
  /** Takes the focus: it was just added, or has something to be mended. */
  isCalled: boolean;
  language: string;
  player: Player;
}

/** One caption: when it comes and goes, and what it says. */
export const CaptionRow = memo(function CaptionRow(props: CaptionRowProps) {
  const { id, cue, number, problem, isCalled, language, player, editing, readOnly } = props;
  const t = useEditorTexts();
  const problemId = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCalled) row.current?.querySelector('textarea')?.focus();
  }, [isCalled]);
  const at = `/captions/${language}/cues/${id}` as const;
  const setNow = (end: 'startMs' | 'endMs') =>
    editing.run(`${at}/${end}`, changedCue(language, id, { [end]: nowMs(player) }));
  return (
    <li
      ref={row}
      {...placed(at)}
      className={styles.caption}
      aria-label={t('videos.captions.row', { number })}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.times}>
        <TimeField at={`${at}/startMs`} label={t('videos.captions.start', { number })} />
        {!readOnly && (
          <IconButton
            label={t('videos.captions.startNow', { number })}
            icon={<AimOutlined />}
            onClick={() => setNow('startMs')}
          />
        )}
        <span aria-hidden="true">–</span>
        <TimeField at={`${at}/endMs`} label={t('videos.captions.end', { number })} />
        {!readOnly && (
          <IconButton
            label={t('videos.captions.endNow', { number })}
            icon={<AimOutlined />}
            onClick={() => setNow('endMs')}
          />
        )}
      </div>
      <div className={styles.rowActions}>
        <IconButton
          label={t('videos.captions.play', { number })}
          icon={<PlayCircleOutlined />}
          onClick={() => playFrom(player, cue.startMs)}
        />
        {!readOnly && (
          <IconButton
            label={t('videos.captions.remove', { number })}
            icon={<DeleteOutlined />}
            onClick={() => editing.run(`remove:${id}`, removedCue(language, id))}
          />
        )}
      </div>
      <div className={styles.captionText}>
        <Field at={`${at}/text`}>
          <TextArea
            label={t('videos.captions.text', { number })}
            rows={1}
            lang={language}
            aria-invalid={problem !== null && problem !== 'overlapping'}
            aria-describedby={problem ? problemId : undefined}
          />
        </Field>
        {problem && (
          <span id={problemId} className={problem === 'overlapping' ? common.note : common.wrong}>
            {t(`videos.captions.problems.${problem}`)}
          </span>
        )}
      </div>
    </li>
  );
});
