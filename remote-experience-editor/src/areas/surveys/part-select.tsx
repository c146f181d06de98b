import { LabelledField, Select } from '@vitrine/shared/ui';

interface PartSelectProps {
  label: string;
  help?: string;
  /** Of what can be chosen, in order. */
  ids: string[];
  /** What one is called, and one that is gone. */
  nameOf: (id: string) => string;
  value: string;
  disabled: boolean;
  onChange: (id: string) => void;
}

/** One of a survey's parts, by its name. One that is gone is shown as such while it is chosen. */
export function PartSelect({ label, help, ids, nameOf, value, disabled, onChange }: PartSelectProps) {
  const offered = ids.includes(value) ? ids : [value, ...ids];
  return (
    <LabelledField label={label} {...(help && { help })}>
      <Select
        searchable
        value={value}
        options={offered.map((id) => ({ value: id, label: nameOf(id) }))}
        disabled={disabled}
        onChange={(id) => id && onChange(id)}
      />
    </LabelledField>
  );
}
