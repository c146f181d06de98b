import type { Area } from '@vitrine/shared/contract/areas/list';
import { EmptyState, Page, SheetsDrawing } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';

/** An area without tools: its name, what it is for, and that it is empty. */
export function ComingArea({ area }: { area: Area }) {
  const t = useEditorTexts();
  return (
    <Page title={t(`areas.${area}`)} intro={t(`${area}.intro`)}>
      <EmptyState
        drawing={<SheetsDrawing />}
        title={t('frame.comingArea.title')}
        text={t('frame.comingArea.text')}
      />
    </Page>
  );
}
