import { videoFits } from '@vitrine/shared/contract';
import { ownTimeZone, zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import { DateTimeField, Switch } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useEditorTexts } from '../../texts/texts';
import { availability } from './video-commands';
import { ChoiceField, Field, type VideoPartProps } from './video-editing';
import styles from './videos.module.css';

/** How the film plays, and when it is there. */
export function PlayingForm({ video, editing }: Omit<VideoPartProps, 'readOnly'>) {
  const t = useEditorTexts();
  const { availableFrom, availableUntil } = video;
  return (
    <div className={styles.form}>
      <ChoiceField
        at="/fit"
        label={t('videos.playing.fit')}
        options={videoFits.map((value) => ({ value, label: t(`videos.values.fit.${value}`) }))}
      />
      <Field at="/loop" label={t('videos.playing.loop')}>
        <Switch />
      </Field>
      <Field at="/muted" label={t('videos.playing.muted')} help={t('videos.playing.mutedHelp')}>
        <Switch />
      </Field>
      <Field at="/availableFrom" label={t('videos.playing.from')}>
        <DateTimeField
          {...clock(availableFrom)}
          onChange={(next) => editing.run('from', availability('availableFrom', asReading(next)))}
        />
      </Field>
      <Field at="/availableUntil" label={t('videos.playing.until')} help={t('videos.playing.untilHelp')}>
        <DateTimeField
          {...clock(availableUntil)}
          onChange={(next) => editing.run('until', availability('availableUntil', asReading(next)))}
        />
      </Field>
      {availableFrom && availableUntil && placeReading(availableFrom) >= placeReading(availableUntil) && (
        <p className={common.wrong}>{t('videos.playing.reversed')}</p>
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
