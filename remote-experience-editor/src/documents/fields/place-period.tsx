import { ownTimeZone, zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import { DateTimeField, LabelledField } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { placed } from '../page/place';
import { useField } from './edited-document';

interface PlaceTime<At extends string> {
  /** JSON pointer of the time: findings lead to it. */
  at: At;
  label: string;
  help?: string;
}

export interface PlacePeriodProps<At extends string = string> {
  from: PlaceTime<At>;
  until: PlaceTime<At>;
  /** What is said where it ends before it begins. */
  reversed: string;
}

/** From when until when, each by the clocks of whichever place it is; either may be open. */
export function PlacePeriod({ from, until, reversed }: PlacePeriodProps) {
  const [begins, ends] = [useField<string>(from.at).value, useField<string>(until.at).value];
  return (
    <>
      <PlaceTimeField {...from} />
      <PlaceTimeField {...until} />
      {begins && ends && placeReading(begins) >= placeReading(ends) && (
        <p className={common.wrong}>{reversed}</p>
      )}
    </>
  );
}

function PlaceTimeField({ at, label, help }: PlaceTime<string>) {
  const { readOnly, value, write } = useField<string>(at);
  return (
    <div {...placed(at)}>
      <LabelledField label={label} {...(help ? { help } : {})}>
        <DateTimeField
          value={value === undefined ? null : placeReading(value)}
          timeZone="UTC"
          disabled={readOnly}
          onChange={(next) => write(next && zonedReading(next, 'UTC'))}
        />
      </LabelledField>
    </div>
  );
}

/** A clock's reading is shown as it is, as though in UTC; a moment of before by the reader's own clock. */
const placeReading = (time: string) => `${time.endsWith('Z') ? zonedReading(time, ownTimeZone()) : time}Z`;
