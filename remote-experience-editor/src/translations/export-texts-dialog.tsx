import { address } from '@vitrine/shared/client/address';
import { endpoints, type TextFormat } from '@vitrine/shared/contract';
import { Button, Choice, Dialog, LabelledField, Select, useFormat } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../common/common.module.css';
import { useExperience } from '../experience/experience-context';
import { useFileDownload } from '../imports/use-file-download';
import { useEditorTexts } from '../texts/texts';

const extensions: Record<TextFormat, string> = { xliff: 'xlf', csv: 'csv' };

/** All texts of the experience as a file for translators, into one language. */
export function ExportTextsDialog({ onClose }: { onClose: () => void }) {
  const t = useEditorTexts();
  const format = useFormat();
  const { baseLanguage, brand, experience, language: edited } = useExperience();
  const others = experience.languages.filter((language) => language !== baseLanguage);
  const [language, setLanguage] = useState(others.includes(edited) ? edited : (others[0] ?? ''));
  const [as, setAs] = useState<TextFormat>('xliff');
  const { busy, start } = useFileDownload();
  const fetchFile = async () => {
    const params = { brandId: brand.id, experienceId: experience.id };
    const from = address(endpoints.exportTexts.path, params, { language, format: as });
    if (await start(from, `${experience.name} ${language}.${extensions[as]}`)) onClose();
  };
  return (
    <Dialog
      open
      title={t('translations.exportTitle')}
      onClose={onClose}
      action={
        <Button kind="primary" loading={busy} onClick={() => void fetchFile()}>
          {t('translations.download')}
        </Button>
      }
    >
      <div className={common.dialog}>
        <p>{t('translations.exportIntro', { language: format.languageName(baseLanguage) })}</p>
        <LabelledField label={t('translations.into')}>
          <Select
            value={language}
            onChange={(next) => setLanguage(next ?? language)}
            options={others.map((tag) => ({ value: tag, label: format.languageName(tag) }))}
          />
        </LabelledField>
        <LabelledField label={t('translations.format')} help={t(`translations.formatHelp.${as}`)}>
          <Choice
            label={t('translations.format')}
            value={as}
            onChange={setAs}
            options={[
              { value: 'xliff', label: t('translations.xliff') },
              { value: 'csv', label: t('translations.csv') },
            ]}
          />
        </LabelledField>
      </div>
    </Dialog>
  );
}
