import { type Area, areaList, type ListedArea } from './list';

/** What the list says of all areas. Apart from it: visitors' browsers have the list, and need no more than its names. */
const listed: ListedArea[] = Object.values(areaList);

export const areaPaths = listed.flatMap(({ path }) => path ?? []);

type ActionsIn<L> = L extends { brandActions: infer Actions } ? Actions : never;
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type AreaBrandActions = AllOf<ActionsIn<(typeof areaList)[Area]> | Record<never, never>>;

/** Who may do what, by action. */
export const areaBrandActions: AreaBrandActions = Object.assign(
  {},
  ...listed.map(({ brandActions }) => brandActions),
);
