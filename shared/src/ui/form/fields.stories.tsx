import { NumberField } from '../lazy-parts';
import { ColourField } from './colour-field';
import { DateTimeField } from './date-time-field';
import { LabelledField } from './labelled-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const long = 'The showroom on the corner of Hafenstraße and Speicherstadt, entrance from the courtyard';

export const Text = () => (
  <>
    <LabelledField label="Name of the store">
      <TextField value="Bergen" />
    </LabelledField>
    <LabelledField label="Address" help="Visitors see it when the store is closed.">
      <TextField placeholder="Street, town" />
    </LabelledField>
    <LabelledField label="Overlong">
      <TextField value={`${long}, ${long}`} />
    </LabelledField>
    <LabelledField label="In Arabic">
      <TextField value="صالة العرض" />
    </LabelledField>
  </>
);

export const TextThatCannotBeChanged = () => (
  <>
    <TextField label="Address, disabled" value="showroom24" disabled />
    <TextField label="Address, to read only" value="showroom24" readOnly />
  </>
);

export const SeveralLines = () => (
  <>
    <TextArea label="Description" value={`${long}.\n\n${long}.\n${long}.`} />
    <TextArea label="Description, empty" placeholder="What is there to see?" />
    <TextArea label="Description, disabled" value={long} disabled />
  </>
);

export const Numbers = () => (
  <>
    <NumberField label="Seconds" value={90} min={10} max={3600} />
    <NumberField label="Seconds, empty" placeholder="Never" />
    <NumberField label="Seconds, disabled" value={90} disabled />
  </>
);

export const Colours = () => (
  <>
    <ColourField label="Accent" value="#8a4b24" />
    <ColourField label="Accent, disabled" value="#8a4b24" disabled />
  </>
);

export const Moments = () => (
  <>
    <DateTimeField label="From" value="2031-12-01T09:00:00.000Z" timeZone="Europe/Oslo" />
    <DateTimeField label="From, empty" value={null} />
    <DateTimeField label="From, disabled" value="2031-12-01T09:00:00.000Z" timeZone="Europe/Oslo" disabled />
  </>
);
