import { codeDrawing } from '@vitrine/shared/codes/code-drawing';
import type { CodeDesign } from '@vitrine/shared/contract';
import { LabelledField, Section, Select, useFormat } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../../common/common.module.css';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import { codeLook } from './code-look';
import { designChecks, isRefused } from './design-checks';
import { PreparedFiles } from './prepared-files';
import { useLogo } from './use-logo';

interface CodeDownloadProps {
  design: CodeDesign;
  /** What the files say. */
  address: string;
  /** What they are called, without what a file's name ends with. */
  name: string;
  /** In which the call to action can be had. */
  languages: string[];
}

/** A code's files: made when somebody asks for them, and given out once they have been read back. */
export function CodeDownload({ address, design, languages, name }: CodeDownloadProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const { baseLanguage, language } = useExperience();
  const [chosen, setChosen] = useState<string | null>(null);
  const { isComing, logo } = useLogo(design.logo);
  const inLanguage = chosen ?? language;
  const look = codeLook(design, { language: inLanguage, baseLanguage, logo });
  const refused = isRefused(designChecks(codeDrawing(address, look), design.sizeMm, design.distanceCm));
  return (
    <Section title={t('qr-code-scheduler.download.title')} intro={t('qr-code-scheduler.download.intro')}>
      {design.frame === 'banner' && languages.length > 1 && (
        <LabelledField label={t('qr-code-scheduler.download.language')}>
          <Select
            value={inLanguage}
            options={languages.map((value) => ({
              value,
              label: format.languageName(value),
            }))}
            onChange={(next) => setChosen(String(next))}
          />
        </LabelledField>
      )}
      {refused ? (
        <p className={common.wrong}>{t('qr-code-scheduler.download.refused')}</p>
      ) : (
        <PreparedFiles
          key={JSON.stringify([address, look])}
          address={address}
          look={look}
          name={name}
          disabled={isComing}
        />
      )}
    </Section>
  );
}
