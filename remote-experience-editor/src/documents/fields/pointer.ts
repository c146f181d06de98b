/** JSON pointers of what of a document is a `Value`. Of entries, the keys may be any. */
export type Pointer<Data, Value> = Data extends object
  ? {
      [Key in keyof Data]-?: Key extends string ? Here<NonNullable<Data[Key]>, Value, `/${Key}`> : never;
    }[keyof Data]
  : never;

type Here<Data, Value, At extends string> =
  | (IsOne<Data, Value> extends true ? At : never)
  | `${At}${Pointer<Data, Value>}`;

/** A group of settings is no map, even where all of them are texts. */
type IsOne<Data, Value> = Data extends Value
  ? Data extends object
    ? string extends keyof Data
      ? true
      : false
    : true
  : false;
