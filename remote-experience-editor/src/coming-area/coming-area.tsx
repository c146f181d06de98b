import type { Area } from '@vitrine/shared/contract/areas/list';
import { EmptyState, Page, SheetsDrawing, useAreaNames } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';

/** An area without tools: its name, what it is for, and that it is empty. */
export function ComingArea({ area }: { area: Area }) {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  return (
    <Page title={areaName(area)} intro={t(`${area}.intro`)}>
      <EmptyState
        drawing={<SheetsDrawing />}
        title={t('frame.comingArea.title')}
        text={t('frame.comingArea.text')}
      />
    </Page>
  );
}
