import type { Area } from '@vitrine/shared/contract/areas/list';

/**
 * Address of an area of an experience.
 * @param documentId the document to open there.
 */
export function areaAddress(
  brandId: string,
  experienceId: string,
  area: Area | string,
  documentId?: string | null,
) {
  const path = `/manager/panel/brands/${brandId}/experience/${experienceId}/${area}`;
  return documentId ? `${path}?id=${documentId}` : path;
}
