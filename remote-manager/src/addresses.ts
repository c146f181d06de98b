/** Where the screens are (specification, section 2). */
export const addresses = {
  settings: '/manager/panel/settings',
  tenantUsers: '/manager/panel/tenant-users',
  brands: '/manager/panel/brands',
  brand: (brandId: string) => `/manager/panel/brands/${brandId}`,
  brandUsers: (brandId: string) => `/manager/panel/brands/${brandId}/brand-users`,
  stores: (brandId: string) => `/manager/panel/brands/${brandId}/stores`,
  store: (brandId: string, storeId: string) => `/manager/panel/brands/${brandId}/stores/${storeId}`,
  experience: (brandId: string, experienceId: string) =>
    `/manager/panel/brands/${brandId}/experience/${experienceId}`,
};

/** What a visitor opens, as it is printed and sent: with this page's own origin. */
export const publicAddress = (placementId: string) => `${window.location.origin}/${placementId}`;
export const testAddress = (placementId: string, testAccessId: string) =>
  `${publicAddress(placementId)}/test/${testAccessId}`;
