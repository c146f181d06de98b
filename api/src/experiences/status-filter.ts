import type { LiveStatus } from '@vitrine/shared/contract';
import { and, eq, isNotNull, isNull, ne, not, type SQL } from 'drizzle-orm';
import { experiences, manifests } from '../db/schema';
import { wasEverLive } from './read-experience';

/** `experienceStatus` as a filter of a list, of experiences that are not archived. */
export function statusIs(status: LiveStatus): SQL | undefined {
  const live = isNotNull(experiences.publishedVersion);
  const away = isNull(experiences.publishedVersion);
  return {
    draft: () => and(away, not(wasEverLive)),
    unpublished: () => and(away, wasEverLive),
    published: () => and(live, eq(manifests.draftRevision, experiences.draftRevision)),
    changed: () => and(live, ne(manifests.draftRevision, experiences.draftRevision)),
  }[status]();
}
