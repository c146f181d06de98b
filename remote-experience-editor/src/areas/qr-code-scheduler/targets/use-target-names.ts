import { type CodeTarget, endpoints } from '@vitrine/shared/contract';
import { useEndpointList } from '@vitrine/shared/ui';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';

/** What targets of codes are called, as staff read it. */
export function useTargetNames() {
  const t = useEditorTexts();
  const { brand, titleOf } = useExperience();
  // A code may lead to any placement of the brand.
  const { data } = useEndpointList(
    endpoints.listPlacements,
    { params: { brandId: brand.id }, query: {} },
    { all: true },
  );
  const placements = data?.items ?? [];
  const placementName = (id: string) => {
    const found = placements.find((one) => one.id === id);
    return found ? `${found.storeName} · ${found.name}` : id;
  };
  const nameOf = (target: CodeTarget): string => {
    if (target.kind === 'link') return target.address.replace(/^https:\/\//, '');
    if (target.kind === 'placement') return placementName(target.placementId);
    const title = titleOf(target.documentId) || t('documents.untitled');
    return `${t(`qr-code-scheduler.values.kind.${target.kind}`)}: ${title}`;
  };
  return { nameOf, placementName, placements, areKnown: data !== undefined };
}
