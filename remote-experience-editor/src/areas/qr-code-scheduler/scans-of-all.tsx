import { textIn } from '@vitrine/shared/contract';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import type { DashboardTileProps } from '../area-entry';
import { ScanSection } from './scan-section';
import { useCodeScans } from './use-code-scans';
import { usePlacementGroup } from './use-placement-group';

/** How often the experience's codes were scanned, by code and by where they stand. */
export function ScansOfAll({ actions }: Pick<DashboardTileProps, 'actions'>) {
  const t = useEditorTexts();
  const { baseLanguage, language } = useExperience();
  const placementGroup = usePlacementGroup();
  return (
    <ScanSection
      intro={t('qr-code-scheduler.scans.introAll')}
      asked={useCodeScans()}
      actions={actions}
      groupsOf={(scans) => [
        {
          title: t('qr-code-scheduler.scans.byCode'),
          rows: scans.codes.map(({ documentId, scans: count, title }) => ({
            ...{ id: documentId, count },
            label: textIn(title, language, baseLanguage) || t('documents.untitled'),
          })),
        },
        placementGroup(scans),
      ]}
    />
  );
}
