import type { DocumentArea, ExportFormat } from '@vitrine/shared/contract';
import { Button, CloudUploadOutlined, ExportOutlined, MenuButton } from '@vitrine/shared/ui';
import type { OwnerKind } from '../documents/store/owner';
import { useEditorTexts } from '../texts/texts';
import { ImportDialog } from './import-dialog';
import { useExport } from './use-export';
import { useImportAddress } from './use-import-address';

export interface ImportExportProps {
  area: DocumentArea;
  /** Whose documents. */
  owner?: OwnerKind;
  mayWrite: boolean;
  /** A format of its own that the area's table may have besides. */
  moreFormats?: { key: ExportFormat; label: string }[];
}

/** An area's table in and out: two buttons over its list, and the dialog that they open. */
export function ImportExport({ area, owner = 'experience', mayWrite, moreFormats = [] }: ImportExportProps) {
  const t = useEditorTexts();
  const place = useImportAddress(area, owner);
  const { busy, start } = useExport(area, owner);
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
          ...moreFormats.map(({ key, label }) => ({
            key,
            label,
            disabled: busy,
            onSelect: () => start(key),
          })),
        ]}
      >
        {t('imports.export')}
      </MenuButton>
      {mayWrite && place.opened !== '' && <ImportDialog subject={area} owner={owner} place={place} />}
    </>
  );
}
