import { videoFits } from '@vitrine/shared/contract';
import { Choice, DateTimeField, LabelledField, Switch } from '@vitrine/shared/ui';
import { placed } from '../../documents/place';
import { useEditorTexts } from '../../texts/texts';
import { availability } from './video-commands';
import type { VideoPartProps } from './video-editing';
import styles from './videos.module.css';

/** How the film plays, and when it is there. */
export function PlayingForm({ video, editing, readOnly }: VideoPartProps) {
  const t = useEditorTexts();
  const { availableFrom, availableUntil, fit, loop, muted } = video;
  return (
    <div className={styles.form}>
      <div className={styles.stack}>
        <span>{t('videos.playing.fit')}</span>
        <div>
          <Choice
            label={t('videos.playing.fit')}
            value={fit}
            disabled={readOnly}
            onChange={(next) => editing.run('fit', (current) => ({ ...current, fit: next }))}
            options={videoFits.map((value) => ({ value, label: t(`videos.playing.fits.${value}`) }))}
          />
        </div>
      </div>
      <LabelledField label={t('videos.playing.loop')}>
        <Switch
          value={loop}
          disabled={readOnly}
          onChange={(next) => editing.run('loop', (current) => ({ ...current, loop: next }))}
        />
      </LabelledField>
      <LabelledField label={t('videos.playing.muted')} help={t('videos.playing.mutedHelp')}>
        <Switch
          value={muted}
          disabled={readOnly}
          onChange={(next) => editing.run('muted', (current) => ({ ...current, muted: next }))}
        />
      </LabelledField>
      <LabelledField label={t('videos.playing.from')}>
        <DateTimeField
          value={availableFrom ?? null}
          disabled={readOnly}
          onChange={(next) => editing.run('from', availability('availableFrom', next))}
        />
      </LabelledField>
      <div {...placed('/availableUntil')}>
        <LabelledField label={t('videos.playing.until')} help={t('videos.playing.untilHelp')}>
          <DateTimeField
            value={availableUntil ?? null}
            disabled={readOnly}
            onChange={(next) => editing.run('until', availability('availableUntil', next))}
          />
        </LabelledField>
      </div>
      {availableFrom && availableUntil && availableFrom >= availableUntil && (
        <p className={styles.wrong}>{t('videos.playing.reversed')}</p>
      )}
    </div>
  );
}
