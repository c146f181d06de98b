import type { Area } from './areas/list';

/** Where the screens are (specification, section 2). Free of zod. */
const brands = '/manager/panel/brands';
const brand = (brandId: string) => `${brands}/${brandId}`;
const experience = (brandId: string, experienceId: string) => `${brand(brandId)}/experience/${experienceId}`;

export const addresses = {
  settings: '/manager/panel/settings',
  tenantUsers: '/manager/panel/tenant-users',
  brands,
  brand,
  brandUsers: (brandId: string) => `${brand(brandId)}/brand-users`,
  stores: (brandId: string) => `${brand(brandId)}/stores`,
  store: (brandId: string, storeId: string) => `${brand(brandId)}/stores/${storeId}`,
  experience,
  /** @param documentId the document to open there. */
  area(brandId: string, experienceId: string, area: Area, documentId?: string | null) {
    const path = `${experience(brandId, experienceId)}/${area}`;
    return documentId ? `${path}?id=${documentId}` : path;
  },
  /** What visitors open. */
  placement: (placementId: string) => `/${placementId}`,
  testAccess: (placementId: string, testAccessId: string) => `/${placementId}/test/${testAccessId}`,
};
