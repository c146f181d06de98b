import { timeZoneOptions } from '@vitrine/shared/browser/time-zones';
import { LabelledField, Select } from '@vitrine/shared/ui';
import { useField } from '../documents/fields/edited-document';
import { PlacePeriod } from '../documents/fields/place-period';
import { placed } from '../documents/page/place';
import { useEditorTexts } from '../texts/texts';
import { FoldedPart } from './folded-part';

interface BoundsFieldsProps {
  /** JSON pointer of the schedule. */
  at: string;
  storeTimeZone: string;
}

/** From when until when a schedule applies at all, and by whose clocks. */
export function BoundsFields({ at, storeTimeZone }: BoundsFieldsProps) {
  const t = useEditorTexts();
  const { value: timeZone, readOnly, write } = useField<string>(`${at}/timeZone`);
  const [opensAt, closesAt] = [
    useField<string>(`${at}/opensAt`).value,
    useField<string>(`${at}/closesAt`).value,
  ];
  return (
    <FoldedPart
      title={t('schedules.bounds.title')}
      places={['opensAt', 'closesAt', 'timeZone'].map((key) => `${at}/${key}`)}
      isUsed={Boolean(opensAt || closesAt || timeZone)}
    >
      <PlacePeriod
        from={{ at: `${at}/opensAt`, label: t('schedules.bounds.opens') }}
        until={{
          at: `${at}/closesAt`,
          label: t('schedules.bounds.closes'),
          help: t('schedules.bounds.help'),
        }}
        reversed={t('schedules.bounds.reversed')}
      />
      <div {...placed(`${at}/timeZone`)}>
        <LabelledField label={t('schedules.bounds.zone')} help={t('schedules.bounds.zoneHelp')}>
          <Select
            searchable
            disabled={readOnly}
            value={timeZone ?? ''}
            options={[
              {
                value: '',
                label: t('schedules.bounds.storeZone', { zone: storeTimeZone.replaceAll('_', ' ') }),
              },
              ...timeZoneOptions,
            ]}
            onChange={(zone) => write(zone || null)}
          />
        </LabelledField>
      </div>
    </FoldedPart>
  );
}
