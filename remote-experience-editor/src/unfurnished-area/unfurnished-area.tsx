import type { Area } from '@vitrine/shared/contract/areas/list';
import { EmptyState, Page, SheetsDrawing } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';

/** An area without tools: its name, what it is for, and that it is empty. */
export function UnfurnishedArea({ area }: { area: Area }) {
  const t = useEditorTexts();
  return (
    <Page title={t(`areas.${area}.name`)} intro={t(`areas.${area}.intro`)}>
      <EmptyState
        drawing={<SheetsDrawing />}
        title={t('frame.unfurnished.title')}
        text={t('frame.unfurnished.text')}
      />
    </Page>
  );
}
