import type { CodeScans } from '@vitrine/shared/contract';
import { Loaded, Section, Skeleton } from '@vitrine/shared/ui';
import { usePeriodWords } from '../../periods/use-period-words';
import { useEditorTexts } from '../../texts/texts';
import { TileMenu } from '../../tiles/tile-menu';
import { ScanFigures, type ScanGroup } from './scan-figures';
import { scanTile } from './scan-tile';
import type { useCodeScans } from './use-code-scans';

interface ScanSectionProps {
  intro: string;
  asked: ReturnType<typeof useCodeScans>;
  groupsOf: (scans: CodeScans) => ScanGroup[];
}

/** Scans of the last weeks, to be read and to be taken along. */
export function ScanSection({ intro, asked: { range, scans }, groupsOf }: ScanSectionProps) {
  const t = useEditorTexts();
  const words = usePeriodWords();
  const title = t('qr-code-scheduler.scans.title');
  const tile = scanTile(
    { title, what: t('qr-code-scheduler.scans.what'), count: title },
    scans.data ? groupsOf(scans.data) : [],
  );
  return (
    <Section
      title={title}
      intro={intro}
      action={
        <TileMenu
          tile={tile}
          subtitle={`${words.days(range)} · ${range.timeZone.replaceAll('_', ' ')}`}
          fileName={`scans-${range.from}-${range.until}`}
        />
      }
    >
      <Loaded query={scans} skeleton={<Skeleton shape="form" />}>
        {(loaded) => <ScanFigures scans={loaded} groups={groupsOf(loaded)} />}
      </Loaded>
    </Section>
  );
}
