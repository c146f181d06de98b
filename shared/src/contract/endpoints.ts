import { areaEndpoints } from './areas/registry';
import { apiTokenEndpoints } from './endpoints/api-tokens';
import { brandEndpoints } from './endpoints/brands';
import { commentEndpoints } from './endpoints/comments';
import { documentEndpoints } from './endpoints/documents';
import type { Endpoint } from './endpoints/endpoint';
import { experienceEndpoints } from './endpoints/experiences';
import { importEndpoints } from './endpoints/imports';
import { libraryEndpoints } from './endpoints/library';
import { placementEndpoints } from './endpoints/placements';
import { publishingEndpoints } from './endpoints/publishing';
import { remoteLoadEndpoints } from './endpoints/remote-loads';
import { resultEndpoints } from './endpoints/results';
import { storeEndpoints } from './endpoints/stores';
import { tenantEndpoints } from './endpoints/tenant';
import { tokenEndpoints } from './endpoints/tokens';
import { visitorEndpoints } from './endpoints/visitors';
import { webhookEndpoints } from './endpoints/webhooks';

/** Every call of the API, by the name that clients use. */
export const endpoints = {
  ...tenantEndpoints,
  ...brandEndpoints,
  ...storeEndpoints,
  ...experienceEndpoints,
  ...placementEndpoints,
  ...documentEndpoints,
  ...commentEndpoints,
  ...publishingEndpoints,
  ...importEndpoints,
  ...libraryEndpoints,
  ...resultEndpoints,
  ...apiTokenEndpoints,
  ...webhookEndpoints,
  ...tokenEndpoints,
  ...visitorEndpoints,
  ...remoteLoadEndpoints,
  ...areaEndpoints,
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
