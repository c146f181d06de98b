import { endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useBreadcrumb } from '@vitrine/shared/host';
import { useEndpointQuery } from '@vitrine/shared/ui';

/** The brand of this screen, which also names it in the breadcrumbs. */
export function useBrand(brandId: string) {
  const brand = useEndpointQuery(endpoints.getBrand, { params: { brandId } });
  useBreadcrumb(brand.data ? { label: brand.data.name, to: addresses.brand(brandId) } : null);
  return brand;
}
