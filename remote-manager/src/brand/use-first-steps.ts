import { type Experience, endpoints, type Placement, type Store } from '@vitrine/shared/contract';
import { useEndpointList } from '@vitrine/shared/ui';

/** What a new brand has so far. */
export interface Beginnings {
  stores: Store[];
  experiences: Experience[];
  placements: Placement[];
}

/** What a new brand does until its first placement is live, in this order. */
export const firstSteps = ['store', 'experience', 'placement', 'publish'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** How far a brand is, and the things with which it goes on. */
export function firstStepsOf({ experiences, placements, stores }: Beginnings) {
  const assigned = placements.find(({ experienceId }) => experienceId !== null);
  const experience = experiences.find(({ id }) => id === assigned?.experienceId) ?? experiences[0];
  const isDone: Record<FirstStep, boolean> = {
    store: stores.length > 0,
    experience: experience !== undefined,
    placement: assigned !== undefined,
    publish: experience !== undefined && experience.publishedVersion !== null,
  };
  return {
    store: stores[0],
    experience,
    live: placements.find(({ state }) => state === 'active'),
    isDone,
    // With all four done and nothing live it is paused, over or not begun, which its store tells.
    next: firstSteps.find((step) => !isDone[step]) ?? null,
  };
}

/** Reads what a brand has so far. `data` is undefined until all of it has come. */
export function useBeginnings(brandId: string, { enabled = true } = {}) {
  const params = { brandId };
  const stores = useEndpointList(endpoints.listStores, { params }, { enabled });
  const experiences = useEndpointList(endpoints.listExperiences, { params }, { enabled });
  const placements = useEndpointList(endpoints.listPlacements, { params }, { enabled });
  const lists = [stores, experiences, placements];
  const data: Beginnings | undefined =
    stores.data && experiences.data && placements.data
      ? {
          stores: stores.data.items,
          experiences: experiences.data.items,
          placements: placements.data.items,
        }
      : undefined;
  return {
    data,
    error: lists.map(({ error }) => error).find((error) => error !== null) ?? null,
    refetch: () => {
      for (const list of lists) if (list.error) list.refetch();
    },
  };
}
