import type { LanguageMap } from '@vitrine/shared/contract';
import type { ComponentProps, ReactNode } from 'react';
import { ChoiceField } from './choice-field';
import { CommittedField } from './committed-field';
import { Field } from './field';
import { LanguageField } from './language-field';
import { PlacePeriod, type PlacePeriodProps } from './place-period';
import type { Pointer } from './pointer';
import { RadioField } from './radio-field';

type Placed<Props, At> = Omit<Props, 'at'> & { at: At };
type Single = string | number | boolean;

interface FieldsOf<Data> {
  LanguageField: (
    props: Placed<ComponentProps<typeof LanguageField>, Pointer<Data, LanguageMap>>,
  ) => ReactNode;
  CommittedField: (
    props: Placed<ComponentProps<typeof CommittedField>, Pointer<Data, Single | Record<string, true>>>,
  ) => ReactNode;
  ChoiceField: <Value extends string>(
    props: Placed<ComponentProps<typeof ChoiceField<Value>>, Pointer<Data, string>>,
  ) => ReactNode;
  RadioField: <Value extends string>(
    props: Placed<ComponentProps<typeof RadioField<Value>>, Pointer<Data, string>>,
  ) => ReactNode;
  Field: (props: Placed<ComponentProps<typeof Field>, Pointer<Data, Single>>) => ReactNode;
  PlacePeriod: (props: PlacePeriodProps<Pointer<Data, string>>) => ReactNode;
}

/** The fields of one kind of document: of their places, the compiler knows which there are. */
export const fieldsOf = <Data>(): FieldsOf<Data> => ({
  LanguageField,
  CommittedField,
  ChoiceField,
  RadioField,
  Field,
  PlacePeriod,
});
