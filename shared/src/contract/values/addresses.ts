import type { Area } from '../areas/list';

/** Where the screens are (specification, section 2). Free of zod. */
const brands = '/manager/panel/brands';
const brand = (brandId: string) => `${brands}/${brandId}`;
const experience = (brandId: string, experienceId: string) => `${brand(brandId)}/experience/${experienceId}`;

export const addresses = {
  settings: '/manager/panel/settings',
  integrations: (brandId: string) => `/manager/panel/settings?tab=integrations&brand=${brandId}`,
  tenantUsers: '/manager/panel/tenant-users',
  brands,
  brand,
  brandUsers: (brandId: string) => `${brand(brandId)}/brand-users`,
  stores: (brandId: string) => `${brand(brandId)}/stores`,
  store: (brandId: string, storeId: string) => `${brand(brandId)}/stores/${storeId}`,
  experience,
  /**
   * @param documentId the document to open there.
   * @param pointer JSON pointer to the field of it that gets the focus.
   */
  area(brandId: string, experienceId: string, area: Area, documentId?: string | null, pointer?: string) {
    const path = `${experience(brandId, experienceId)}/${area}`;
    if (!documentId) return path;
    return `${path}?id=${documentId}${pointer ? `&at=${encodeURIComponent(pointer)}` : ''}`;
  },
  /** What visitors open. */
  placement: (placementId: string) => `/${placementId}`,
  /** What a printed QR code holds. */
  code: (code: string) => `/q/${code}`,
  testAccess: (placementId: string, testAccessId: string) => `/${placementId}/test/${testAccessId}`,
};
