import { useState } from 'react';
import { storeEndpoints } from '../../contract/endpoints/stores';
import { MultiSelect, SearchMultiSelect, SearchSelect, Select } from '../lazy-parts';
import { Checkbox } from './checkbox';
import { LabelledField } from './labelled-field';
import { Switch } from './switch';

const woods = [
  { value: 'oak', label: 'Oak' },
  { value: 'ash', label: 'Ash' },
  { value: 'elm', label: 'Elm from the avenue that the town took down in the spring of 2024' },
];

export const Switches = () => {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Switch label="Review before publishing" value={isOn} onChange={setOn} />{' '}
      <Switch label="Off" value={false} /> <Switch label="Disabled" value={true} disabled />{' '}
      <Switch label="Being saved" value={true} loading />
    </>
  );
};

export const Checkboxes = () => {
  const [isChosen, setChosen] = useState(true);
  return (
    <>
      <Checkbox label="Oak" value={isChosen} onChange={setChosen} /> <Checkbox label="Ash" value={false} />{' '}
      <Checkbox label="Some" indeterminate /> <Checkbox label="Disabled" value={true} disabled />
    </>
  );
};

export const OneOfSeveral = () => {
  const [wood, setWood] = useState<string | null>('oak');
  return (
    <>
      <LabelledField label="Wood">
        <Select options={woods} value={wood} onChange={setWood} clearable searchable />
      </LabelledField>
      <LabelledField label="Overlong">
        <Select options={woods} value="elm" />
      </LabelledField>
      <Select label="Nothing chosen" options={woods} placeholder="Any wood" />{' '}
      <Select label="Disabled" options={woods} value="ash" disabled />{' '}
      <Select label="Loading" options={[]} placeholder="Any wood" loading />
    </>
  );
};

export const SeveralOfSeveral = () => {
  const [chosen, setChosen] = useState(['oak', 'elm']);
  return (
    <>
      <LabelledField label="Woods">
        <MultiSelect options={woods} value={chosen} onChange={setChosen} />
      </LabelledField>
      <LabelledField label="Nothing chosen">
        <MultiSelect options={woods} placeholder="All woods" />
      </LabelledField>
    </>
  );
};

const source = {
  endpoint: storeEndpoints.listStores,
  request: { params: { brandId: 'brand23456789abc' } },
  option: ({ id, name }: { id: string; name: string }) => ({ value: id, label: name }),
};

export const OneOfThousands = () => (
  <>
    <LabelledField label="Store">
      <SearchSelect {...source} value="bergen" chosen={{ value: 'bergen', label: 'Bergen' }} clearable />
    </LabelledField>
    <SearchSelect {...source} label="Nothing chosen" placeholder="All stores" />{' '}
    <SearchSelect {...source} label="Disabled" placeholder="All stores" disabled />
  </>
);

export const SeveralOfThousands = () => (
  <>
    <LabelledField label="Groups">
      <SearchMultiSelect {...source} value={['Norway', 'On the coast']} mayBeNew />
    </LabelledField>
    <LabelledField label="Nothing chosen">
      <SearchMultiSelect {...source} placeholder="All stores" />
    </LabelledField>
  </>
);
