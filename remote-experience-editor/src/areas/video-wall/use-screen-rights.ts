import { useMay } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';

/** What the reader may do with the devices of walls. */
export function useScreenRights(): { write: boolean } {
  const { brand } = useExperience();
  const may = useMay();
  return { write: may('screens:write', brand.id) };
}
