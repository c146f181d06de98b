import type { BrandRole } from '../entities/people';
import type { AllOf } from './all-of';
import type { Area } from './list';

/** What shell and permissions have to know of an area before anything of it is loaded. */
interface ListedArea {
  /** A path before the shell's own, which the API answers. */
  path?: `/${string}`;
  /** What staff of a brand may do in it beyond reading and writing documents, and who may. */
  brandActions?: Record<string, readonly BrandRole[]>;
}

/** Apart from the list of names, which visitors' browsers have: they need no more of it. */
const listed = {
  'qr-code-scheduler': { path: '/q' },
  'video-wall': {
    brandActions: {
      'screens:read': ['manager', 'editor', 'analyst'],
      /** To let devices into a wall, and to send them away. */
      'screens:write': ['manager', 'editor'],
    },
  },
} as const satisfies Partial<Record<Area, ListedArea>>;

const all: ListedArea[] = Object.values(listed);

export const areaPaths = all.flatMap(({ path }) => path ?? []);

type ActionsIn<L> = L extends { brandActions: infer Actions } ? Actions : never;
type AreaBrandActions = AllOf<ActionsIn<(typeof listed)[keyof typeof listed]> | Record<never, never>>;

/** Who may do what, by action. */
export const areaBrandActions: AreaBrandActions = Object.assign(
  {},
  ...all.map(({ brandActions }) => brandActions),
);
