import { endpoints } from '@vitrine/shared/contract';
import { useEndpointList } from '@vitrine/shared/ui';
import { useExperience } from './experience-context';

/** Where the experience is shown, by names that tell them apart. */
export function usePlacementNames() {
  const { brand, experience } = useExperience();
  const list = useEndpointList(
    endpoints.listPlacements,
    { params: { brandId: brand.id }, query: { experienceId: experience.id } },
    { all: true },
  );
  const options = (list.data?.items ?? []).map(({ id, name, storeName }) => ({
    value: id,
    label: `${storeName} · ${name}`,
  }));
  return { list, options, nameOf: (id: string) => options.find(({ value }) => value === id)?.label ?? id };
}
