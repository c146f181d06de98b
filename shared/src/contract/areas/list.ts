import type { BrandRole } from '../entities/people';

/** What shell, builds and permissions have to know of an area before anything of it is loaded. */
export interface ListedArea {
  /** A path before the shell's own, which the API answers. */
  path?: `/${string}`;
  /** What staff of a brand may do in it beyond reading and writing documents, and who may. */
  brandActions?: Record<string, readonly BrandRole[]>;
}

/**
 * The fifteen areas of an experience, in the order of the specification (section 2), each named by its route
 * segment. Routes, federation exposes, menus and folder names follow from this list. Free of zod, so that the
 * shell can import it on a visitor's path.
 */
export const areaList = {
  dashboard: {},
  scenes: {},
  voting: {},
  'question-vault': {},
  'answer-option-vault': {},
  polling: {},
  surveys: {},
  videos: {},
  products: {},
  'video-wall': {},
  'qr-code-scheduler': { path: '/q' },
  theme: {},
  'host-editor': {},
  'ai-chat': {},
  manifest: {},
} as const satisfies Record<string, ListedArea>;

export type Area = keyof typeof areaList;
export const areas = Object.keys(areaList) as [Area, ...Area[]];

/** The area that opens when an experience's address names none. */
export const defaultArea: Area = 'dashboard';
