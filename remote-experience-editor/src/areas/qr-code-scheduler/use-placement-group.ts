import type { CodeScans } from '@vitrine/shared/contract';
import { useEditorTexts } from '../../texts/texts';
import type { ScanGroup } from './scan-figures';

/** Scans by where the code stands. */
export function usePlacementGroup() {
  const t = useEditorTexts();
  return ({ placements }: CodeScans): ScanGroup => ({
    title: t('qr-code-scheduler.scans.byPlacement'),
    rows: placements.map(({ placementId, placementName, scans: count }) => ({
      ...{ id: placementId, count },
      label: placementName || placementId,
    })),
  });
}
