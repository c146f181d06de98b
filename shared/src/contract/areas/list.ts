/**
 * The fifteen areas of an experience, in the order of the specification (section 2), each named by its route
 * segment. Routes, federation exposes, menus and folder names follow from this list. Free of zod, so that the
 * shell can import it on a visitor's path.
 */
export const areas = [
  'dashboard',
  'scenes',
  'voting',
  'question-vault',
  'answer-option-vault',
  'polling',
  'surveys',
  'videos',
  'products',
  'video-wall',
  'qr-code-scheduler',
  'theme',
  'host-editor',
  'ai-chat',
  'manifest',
] as const;

export type Area = (typeof areas)[number];

/** The area that opens when an experience's address names none. */
export const defaultArea: Area = 'dashboard';
