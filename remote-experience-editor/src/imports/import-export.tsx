import type { DocumentArea } from '@vitrine/shared/contract';
import { Button, CloudUploadOutlined, ExportOutlined, MenuButton } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import { ImportDialog } from './import-dialog';
import { useExport } from './use-export';
import { useImportAddress } from './use-import-address';

/** An area's table in and out: two buttons over its list, and the dialog that they open. */
export function ImportExport({ area, mayWrite }: { area: DocumentArea; mayWrite: boolean }) {
  const t = useEditorTexts();
  const place = useImportAddress(area);
  const { busy, start } = useExport(area);
  return (
    <>
      {mayWrite && (
        <Button icon={<CloudUploadOutlined />} onClick={() => place.open(place.left ?? 'new')}>
          {t(place.left ? 'imports.running' : 'imports.import')}
        </Button>
      )}
      <MenuButton
        label={t('imports.export')}
        icon={<ExportOutlined />}
        actions={[
          { key: 'csv', label: t('imports.exportCsv'), disabled: busy, onSelect: () => start('csv') },
          { key: 'jsonl', label: t('imports.exportJson'), disabled: busy, onSelect: () => start('jsonl') },
        ]}
      >
        {t('imports.export')}
      </MenuButton>
      {mayWrite && place.opened !== '' && <ImportDialog area={area} place={place} />}
    </>
  );
}
