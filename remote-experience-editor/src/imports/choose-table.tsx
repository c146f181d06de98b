import { endpoints, type ImportSubject, limits } from '@vitrine/shared/contract';
import { useSession } from '@vitrine/shared/host';
import { Button, CloudUploadOutlined, Dialog, LabelledField, TextArea, useApi } from '@vitrine/shared/ui';
import { type DragEvent, useRef, useState } from 'react';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { FileButton } from '../uploads/file-button';
import { uploadFile } from '../uploads/upload-file';
import { UploadProgress } from '../uploads/upload-progress';
import { UploadRefused } from '../uploads/upload-refused';
import styles from './imports.module.css';
import { asJsonLines } from './json-lines';
import type { TableOwner, useImportAddress } from './use-import-address';
import { useImportWords } from './use-import-words';

interface ChooseTableProps {
  subject: ImportSubject;
  owner: TableOwner;
  place: ReturnType<typeof useImportAddress>;
}

/** A table from a file, dropped or chosen, or from the clipboard; or what came back from translators. */
export function ChooseTable({ subject, owner, place }: ChooseTableProps) {
  const t = useEditorTexts();
  const words = useImportWords(subject);
  const [pasting, setPasting] = useState(false);
  const [text, setText] = useState('');
  const { cancel, dismiss, refused, sending, start } = useSending(subject, owner, place.open);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) start(file);
  };
  return (
    <Dialog
      open
      width={680}
      title={words.title}
      onClose={() => {
        cancel();
        place.close();
      }}
      action={
        pasting && (
          <Button
            kind="primary"
            disabled={text.trim() === ''}
            loading={sending !== null}
            onClick={() => start(new File([text], isJson(text) ? 'Pasted table.json' : 'Pasted table.csv'))}
          >
            {t('imports.choose.check')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <p>{words.intro}</p>
        {refused && <UploadRefused {...refused} onDismiss={dismiss} />}
        {sending ? (
          <UploadProgress text={t('imports.sending', { name: sending.name })} share={sending.share}>
            <Button kind="quiet" size="small" onClick={cancel}>
              {t('imports.stop')}
            </Button>
          </UploadProgress>
        ) : pasting ? (
          <LabelledField label={t('imports.choose.paste')}>
            <TextArea value={text} onChange={setText} autoFocus spellCheck={false} dir="ltr" />
          </LabelledField>
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: for a mouse with a file; the button inside is for everybody
          <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
            <span>{t('imports.choose.drop')}</span>
            <span>{t('imports.choose.or')}</span>
            <FileButton
              text={t('imports.choose.file')}
              icon={<CloudUploadOutlined />}
              accept={words.accept}
              onFile={(file) => start(file)}
            />
          </div>
        )}
        <p className={styles.hint}>{words.help}</p>
        {!sending && words.mayPaste && (
          <div>
            <Button kind="quiet" onClick={() => setPasting(!pasting)}>
              {t(pasting ? 'imports.choose.fileInstead' : 'imports.choose.pasteInstead')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

const isJson = (text: string) => /^\s*[[{]/.test(text);

/** Sends a table and has it checked. @param onImport gets the id of the import that checks it. */
function useSending(area: ImportSubject, owner: TableOwner, onImport: (id: string) => void) {
  const t = useEditorTexts();
  const api = useApi();
  const { getToken } = useSession();
  const { brand, experience } = useExperience();
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [refused, setRefused] = useState<{ name: string; message: string } | null>(null);
  const abort = useRef<AbortController | null>(null);

  const readable = async (file: File): Promise<File> => {
    if (file.size > limits.importUploadBytes) throw new Error(t('imports.choose.tooLarge'));
    if (!/\.json$/i.test(file.name)) return file;
    try {
      return new File([asJsonLines(await file.text())], file.name);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(t('imports.choose.notJson', { message }));
    }
  };
  const start = async (file: File) => {
    const controller = new AbortController();
    abort.current = controller;
    const { name } = file;
    setRefused(null);
    setSending({ name, share: 0 });
    try {
      const uploadId = await uploadFile({
        file: await readable(file),
        brandId: brand.id,
        kind: 'import',
        getToken,
        signal: controller.signal,
        onProgress: (sent, total) => setSending({ name, share: sent / total }),
      });
      const created = await api.call(endpoints.createImport, {
        params: { brandId: brand.id },
        body: {
          uploadId,
          area,
          fileName: name.slice(0, 255),
          ...(owner === 'experience' && { experienceId: experience.id }),
        },
        idempotencyKey: uploadId,
        signal: controller.signal,
      });
      onImport(created.id);
    } catch (error) {
      if (!controller.signal.aborted)
        setRefused({ name, message: error instanceof Error ? error.message : String(error) });
    } finally {
      setSending(null);
    }
  };
  return {
    sending,
    refused,
    start: (file: File) => void start(file),
    cancel: () => abort.current?.abort(),
    dismiss: () => setRefused(null),
  };
}
