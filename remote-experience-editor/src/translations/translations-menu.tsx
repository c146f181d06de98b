import { CloudUploadOutlined, ExportOutlined, MenuButton, TranslationOutlined } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../experience/experience-context';
import { ImportDialog } from '../imports/import-dialog';
import { useImportAddress } from '../imports/use-import-address';
import { useEditorTexts } from '../texts/texts';
import { ExportTextsDialog } from './export-texts-dialog';

/** All texts of the experience to translators and back. Nothing where there is only one language. */
export function TranslationsMenu() {
  const t = useEditorTexts();
  const { experience, may } = useExperience();
  const place = useImportAddress('texts', 'experience');
  const [exporting, setExporting] = useState(false);
  if (experience.languages.length < 2) return null;
  return (
    <>
      <MenuButton
        label={t('translations.action')}
        icon={<TranslationOutlined />}
        actions={[
          {
            key: 'export',
            label: t('translations.export'),
            icon: <ExportOutlined />,
            onSelect: () => setExporting(true),
          },
          ...(may.write
            ? [
                {
                  key: 'import',
                  label: t(place.left ? 'imports.running' : 'translations.import'),
                  icon: <CloudUploadOutlined />,
                  onSelect: () => place.open(place.left ?? 'new'),
                },
              ]
            : []),
        ]}
      />
      {exporting && <ExportTextsDialog onClose={() => setExporting(false)} />}
      {may.write && place.opened !== '' && <ImportDialog subject="texts" owner="experience" place={place} />}
    </>
  );
}
