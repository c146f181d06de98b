/** What all members of a union bring together: of `{ a } | { b }`, `{ a } & { b }`. */
export type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
