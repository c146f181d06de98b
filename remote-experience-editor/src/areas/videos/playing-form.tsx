import { videoFits } from '@vitrine/shared/contract';
import { ownTimeZone, zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import { Choice, DateTimeField, LabelledField, Switch } from '@vitrine/shared/ui';
import { placed } from '../../documents/page/place';
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
      <div className={styles.stack} {...placed('/fit')}>
        <span>{t('videos.playing.fit')}</span>
        <div>
          <Choice
            label={t('videos.playing.fit')}
            value={fit}
            disabled={readOnly}
            onChange={(next) => editing.run('fit', (current) => ({ ...current, fit: next }))}
            options={videoFits.map((value) => ({ value, label: t(`videos.values.fit.${value}`) }))}
          />
        </div>
      </div>
      <div {...placed('/loop')}>
        <LabelledField label={t('videos.playing.loop')}>
          <Switch
            value={loop}
            disabled={readOnly}
            onChange={(next) => editing.run('loop', (current) => ({ ...current, loop: next }))}
          />
        </LabelledField>
      </div>
      <div {...placed('/muted')}>
        <LabelledField label={t('videos.playing.muted')} help={t('videos.playing.mutedHelp')}>
          <Switch
            value={muted}
            disabled={readOnly}
            onChange={(next) => editing.run('muted', (current) => ({ ...current, muted: next }))}
          />
        </LabelledField>
      </div>
      <div {...placed('/availableFrom')}>
        <LabelledField label={t('videos.playing.from')}>
          <DateTimeField
            {...clock(availableFrom)}
            disabled={readOnly}
            onChange={(next) => editing.run('from', availability('availableFrom', asReading(next)))}
          />
        </LabelledField>
      </div>
      <div {...placed('/availableUntil')}>
        <LabelledField label={t('videos.playing.until')} help={t('videos.playing.untilHelp')}>
          <DateTimeField
            {...clock(availableUntil)}
            disabled={readOnly}
            onChange={(next) => editing.run('until', availability('availableUntil', asReading(next)))}
          />
        </LabelledField>
      </div>
      {availableFrom && availableUntil && placeReading(availableFrom) >= placeReading(availableUntil) && (
        <p className={styles.wrong}>{t('videos.playing.reversed')}</p>
      )}
    </div>
  );
}

/** A clock's reading is shown as it is, for whichever place; a moment of before by the reader's own clock. */
const clock = (time: string | undefined) => ({
  value: time === undefined ? null : placeReading(time),
  timeZone: 'UTC',
});

const placeReading = (time: string) => `${time.endsWith('Z') ? zonedReading(time, ownTimeZone()) : time}Z`;

/** What the field says in UTC, without a zone. */
const asReading = (time: string | null) => time && zonedReading(time, 'UTC');
