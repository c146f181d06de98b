import { type CodeTarget, endpoints, targetAreas } from '@vitrine/shared/contract';
import { useEndpointQuery } from '@vitrine/shared/ui';
import { useExperience } from '../../../experience/experience-context';
import { useTargetNames } from '../targets/use-target-names';

/**
 * Whether what targets name is there, as visitors will find it once this draft is published.
 * @returns undefined until it is known.
 */
export function useReached(): ((target: CodeTarget) => boolean) | undefined {
  const { brand, experience } = useExperience();
  const { areKnown, placements } = useTargetNames();
  const { data: outline } = useEndpointQuery(endpoints.getDocumentOutline, {
    params: { brandId: brand.id, experienceId: experience.id },
  });
  if (!outline || !areKnown) return undefined;
  return (target) => {
    if (target.kind === 'link') return true;
    if (target.kind === 'placement') return placements.some(({ id }) => id === target.placementId);
    const area = targetAreas[target.kind];
    return outline.items.some((one) => one.id === target.documentId && one.area === area);
  };
}
