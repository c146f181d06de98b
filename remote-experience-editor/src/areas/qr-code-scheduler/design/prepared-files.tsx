import { download } from '@vitrine/shared/browser/download';
import type { CodeLook } from '@vitrine/shared/codes/code-drawing';
import { Button, useFormat } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../../common/common.module.css';
import { useEditorTexts } from '../../../texts/texts';
import styles from './design.module.css';
import { type CodeFormat, codeFormats } from './files/code-format';
import { fileName } from './files/file-names';
import type { FileResult } from './files/proven-file';

type FileState = FileResult | { state: 'reading' } | { state: 'failed' };

interface PreparedFilesProps {
  address: string;
  look: CodeLook;
  name: string;
  disabled: boolean;
}

/** The three files of one drawing. */
export function PreparedFiles({ address, disabled, look, name }: PreparedFilesProps) {
  const t = useEditorTexts();
  const [files, setFiles] = useState<Partial<Record<CodeFormat, FileState>>>({});
  const [busy, setBusy] = useState(false);
  async function prepare() {
    setBusy(true);
    for (const format of codeFormats) {
      setFiles((known) => ({ ...known, [format]: { state: 'reading' } }));
      const result = await provenOrFailed(address, look, format);
      setFiles((known) => ({ ...known, [format]: result }));
    }
    setBusy(false);
  }
  const isAllReady = codeFormats.every((format) => files[format]?.state === 'ready');
  return (
    <>
      <ul className={common.list} aria-live="polite">
        {codeFormats.map((format) => {
          const state = files[format];
          return (
            state && (
              <li key={format} className={styles.file}>
                <PreparedFile format={format} state={state} name={name} />
              </li>
            )
          );
        })}
      </ul>
      {!isAllReady && (
        <div>
          <Button loading={busy} disabled={disabled} onClick={() => void prepare()}>
            {t('qr-code-scheduler.download.prepare')}
          </Button>
        </div>
      )}
    </>
  );
}

/** What makes and reads files is loaded only now. */
async function provenOrFailed(address: string, look: CodeLook, format: CodeFormat): Promise<FileState> {
  try {
    const { provenFile } = await import('./files/proven-file');
    return await provenFile(address, look, format);
  } catch {
    return { state: 'failed' };
  }
}

function PreparedFile({ format, name, state }: { format: CodeFormat; name: string; state: FileState }) {
  const t = useEditorTexts();
  const { number } = useFormat();
  const kind = format.toUpperCase();
  switch (state.state) {
    case 'reading':
      return <span>{t('qr-code-scheduler.download.reading', { kind })}</span>;
    case 'ready':
      return (
        <>
          <Button kind="primary" onClick={() => download(state.file, `${fileName(name)}.${format}`)}>
            {t('qr-code-scheduler.download.save', { kind })}
          </Button>
          <span className={common.small}>{t('qr-code-scheduler.download.read')}</span>
        </>
      );
    case 'too-large':
      return <span>{t('qr-code-scheduler.download.tooLarge', { pixels: number(state.pixels) })}</span>;
    case 'failed':
      return <span className={common.wrong}>{t('qr-code-scheduler.download.failed', { kind })}</span>;
    case 'unreadable':
      return (
        <div className={common.text}>
          <p className={common.wrong}>{t('qr-code-scheduler.download.unreadable', { kind })}</p>
          <ul>
            {state.failed.map((trial) => (
              <li key={trial}>{t(`qr-code-scheduler.download.trials.${trial}`)}</li>
            ))}
          </ul>
        </div>
      );
  }
}
