import type { Client } from '@vitrine/shared/client';
import { emptyScene, endpoints, type PollingDocument } from '@vitrine/shared/contract';

/** Addresses and ids of an experience that visitors can open. */
export interface PublishedExperience {
  brandId: string;
  storeId: string;
  experienceId: string;
  placementId: string;
  sceneId: string;
  pollId: string;
  /** Address of its brand in the manager. */
  brand: string;
  /** Address of its frame in the editor; areas are below it. */
  experience: string;
}

const poll: PollingDocument = {
  title: { en: 'Wood' },
  results: 'always',
  changeAllowed: true,
  questions: {
    wood: {
      order: 'a0',
      reference: { source: 'inline' },
      type: 'single',
      text: { en: 'Which wood?' },
      options: {
        oak: { order: 'a0', label: { en: 'Oak' } },
        ash: { order: 'a1', label: { en: 'Ash' } },
      },
    },
  },
};

/**
 * An experience with a scene ("Room"), a poll ("Wood") and a placement, made through the API and published.
 * @param inBrandId a brand that is there already; one of its own when left out.
 */
export async function publishedExperience(
  api: Client,
  name: string,
  inBrandId?: string,
): Promise<PublishedExperience> {
  const brandId = inBrandId ?? (await api.call(endpoints.createBrand, { body: { name } })).id;
  const inBrand = { params: { brandId } };
  const { id: storeId } = await api.call(endpoints.createStore, { ...inBrand, body: { name: 'Bergen' } });
  const { id: experienceId } = await api.call(endpoints.createExperience, { ...inBrand, body: { name } });
  const scene = await api.call(endpoints.createDocument, {
    ...inBrand,
    body: { experienceId, area: 'scenes', data: { ...emptyScene(), title: { en: 'Room' } } },
  });
  const { id: pollId } = await api.call(endpoints.createDocument, {
    ...inBrand,
    body: { experienceId, area: 'polling', data: poll },
  });
  const { id: placementId } = await api.call(endpoints.createPlacement, {
    params: { brandId, storeId },
    body: { name: 'Door', experienceId },
  });
  await api.call(endpoints.publishExperience, { params: { brandId, experienceId }, body: {} });
  const brand = `/manager/panel/brands/${brandId}`;
  const experience = `${brand}/experience/${experienceId}`;
  return { brandId, storeId, experienceId, placementId, sceneId: scene.id, pollId, brand, experience };
}
