import type { AreaContract } from '../area-contract';
import { scenesChecks } from './checks';
import { emptyScene, scenesDocument } from './document';
import { scenesEndpoints } from './endpoints';
import { scenesEvents } from './events';
import { publishedScene } from './published';

export const scenes = {
  document: { schema: scenesDocument, empty: emptyScene },
  published: publishedScene,
  events: scenesEvents,
  checks: scenesChecks,
  endpoints: scenesEndpoints,
} as const satisfies AreaContract;
