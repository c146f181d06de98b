import type { CodeScans } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { Bars } from '../../figures/bars';
import { FigureList } from '../../figures/figure-list';
import { useEditorTexts } from '../../texts/texts';

/** What scans are told apart by. */
export interface ScanGroup {
  title: string;
  rows: { id: string; label: string; count: number }[];
}

interface ScanFiguresProps {
  scans: CodeScans;
  groups: ScanGroup[];
}

/** How many scanned, how many programs only looked, and what the scans came to. */
export function ScanFigures({ scans: { bots, scans }, groups }: ScanFiguresProps) {
  const t = useEditorTexts();
  const format = useFormat();
  if (scans === 0 && bots === 0) return <p className={common.hint}>{t('qr-code-scheduler.scans.none')}</p>;
  return (
    <>
      <FigureList
        figures={[
          { name: t('qr-code-scheduler.scans.people'), value: format.number(scans) },
          { name: t('qr-code-scheduler.scans.bots'), value: format.number(bots) },
        ]}
      />
      {groups.map(({ rows, title }) =>
        rows.length === 0 ? null : <Bars key={title} title={title} bars={rows} respondents={scans} />,
      )}
    </>
  );
}
