import { type CalendarEntry, calendarEntry, endpoints } from '@vitrine/shared/contract';
import { DateTimeField, FormDialog, FormField, SearchSelect } from '@vitrine/shared/ui';
import { experienceOption } from '../../experiences/experience-poster';
import { useExperience } from '../../parts/use-experience';
import { useManagerTexts } from '../../texts/use-manager-texts';

interface CalendarEntryFormProps {
  brandId: string;
  /** null: a new one. */
  entry: CalendarEntry | null;
  timeZone: string;
  /** Rejects with what the API says, which is shown at the fields. */
  onSave: (entry: CalendarEntry) => Promise<void>;
  onClose: () => void;
}

export function CalendarEntryForm({ brandId, entry, timeZone, onSave, onClose }: CalendarEntryFormProps) {
  const t = useManagerTexts();
  const former = useExperience(brandId, entry?.experienceId ?? null);
  const help = t('placements.zoneHelp', { zone: timeZone.replaceAll('_', ' ') });
  return (
    <FormDialog
      open
      title={t(entry ? 'placements.calendarEditTitle' : 'placements.calendarAdd')}
      submitLabel={t('records.save')}
      schema={calendarEntry}
      initial={entry ?? {}}
      onClose={onClose}
      onSubmit={onSave}
    >
      <FormField name="experienceId" label={t('placements.experience')}>
        <SearchSelect
          endpoint={endpoints.listExperiences}
          request={{ params: { brandId } }}
          option={experienceOption}
          chosen={former && experienceOption(former)}
          placeholder={t('placements.chooseExperience')}
        />
      </FormField>
      <FormField name="from" label={t('placements.activeFrom')} help={help}>
        <DateTimeField timeZone={timeZone} />
      </FormField>
      <FormField name="until" label={t('placements.activeUntil')}>
        <DateTimeField timeZone={timeZone} />
      </FormField>
    </FormDialog>
  );
}
