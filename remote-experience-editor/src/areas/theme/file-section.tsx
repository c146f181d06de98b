import { download } from '@vitrine/shared/browser/download';
import { useToast } from '@vitrine/shared/host';
import { Button, CloudUploadOutlined, ExportOutlined, Section } from '@vitrine/shared/ui';
import { useRef, useState } from 'react';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import styles from './theme.module.css';
import { change, type ThemePart } from './theme-editing';
import { readThemeFile, themeFile } from './theme-file';

/** The look as a file, out and in. */
export function FileSection({ editing, theme, readOnly }: ThemePart) {
  const t = useEditorTexts();
  const toast = useToast();
  const { experience } = useExperience();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const take = async (file: File) => {
    const read = readThemeFile(await file.text());
    const { name } = file;
    if ('look' in read) {
      setRefusal(null);
      change(editing, 'import', read.look);
      toast.success({ description: t('theme.imported', { name }) });
    } else
      setRefusal(
        read.mistake === null
          ? t('theme.noTheme', { name })
          : t('theme.mistake', { name, mistake: read.mistake }),
      );
  };
  return (
    <Section title={t('theme.file')} intro={t('theme.fileIntro')}>
      <div className={common.buttons}>
        <Button
          icon={<ExportOutlined />}
          onClick={() =>
            download(
              new Blob([themeFile(theme)], { type: 'application/json' }),
              `${experience.name} theme.json`,
            )
          }
        >
          {t('theme.export')}
        </Button>
        {!readOnly && (
          <Button icon={<CloudUploadOutlined />} onClick={() => input.current?.click()}>
            {t('theme.import')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t('theme.import')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again after it was mended.
            target.value = '';
            if (file) void take(file);
          }}
        />
      </div>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </Section>
  );
}
