import type { Area } from '../areas/list';

/**
 * What addresses call a document that they lead to (`scene=ID`, `open=poll:ID`), with its area. Named here once for all
 * that leads visitors somewhere.
 */
export const targetAreas = {
  scene: 'scenes',
  product: 'products',
  poll: 'polling',
  vote: 'voting',
  survey: 'surveys',
} as const satisfies Record<string, Area>;
export type TargetKind = keyof typeof targetAreas;
