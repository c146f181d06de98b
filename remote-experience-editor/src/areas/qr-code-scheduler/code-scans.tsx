import { inOrder, type QrCodeDocument } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import { ScanSection } from './scan-section';
import { useCodeScans } from './use-code-scans';
import { usePlacementGroup } from './use-placement-group';

interface CodeScansProps {
  documentId: string;
  rules: QrCodeDocument['rules'];
}

/** How often a code was scanned, which rule won, and where. */
export function CodeScans({ documentId, rules }: CodeScansProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const placementGroup = usePlacementGroup();
  const inPriority = inOrder(rules);
  const ruleName = (ruleId: string | null) => {
    const index = inPriority.findIndex(([id]) => id === ruleId);
    return index < 0
      ? t('qr-code-scheduler.scans.formerRule')
      : inPriority[index]?.[1].name ||
          t('qr-code-scheduler.scans.rule', { number: format.number(index + 1) });
  };
  return (
    <ScanSection
      intro={t('qr-code-scheduler.scans.intro')}
      asked={useCodeScans(documentId)}
      groupsOf={(scans) => [
        {
          title: t('qr-code-scheduler.scans.byOutcome'),
          rows: scans.outcomes.map(({ outcome, ruleId, scans: count }) => ({
            id: `${outcome} ${ruleId}`,
            label: outcome === 'rule' ? ruleName(ruleId) : t(`qr-code-scheduler.scans.outcomes.${outcome}`),
            count,
          })),
        },
        placementGroup(scans),
      ]}
    />
  );
}
