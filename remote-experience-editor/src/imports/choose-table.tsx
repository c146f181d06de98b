import { isTextFile } from '@vitrine/shared/browser/is-text-file';
import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import { type ImportSubject, limits } from '@vitrine/shared/contract';
import { useSession } from '@vitrine/shared/host';
import {
  Button,
  Dialog,
  FileDrop,
  LabelledField,
  TextArea,
  UploadProgress,
  useFileSending,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../common/common.module.css';
import type { OwnerKind } from '../documents/store/owner';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { UploadRefused } from '../uploads/upload-refused';
import { asJsonLines, isJson } from './json-lines';
import type { useImportAddress } from './use-import-address';
import { useBeginImport } from './use-import-calls';
import { useImportWords } from './use-import-words';

interface ChooseTableProps {
  subject: ImportSubject;
  owner: OwnerKind;
  place: ReturnType<typeof useImportAddress>;
}

/** A table from a file, dropped or chosen, or from the clipboard; or what came back from translators. */
export function ChooseTable({ subject, owner, place }: ChooseTableProps) {
  const t = useEditorTexts();
  const words = useImportWords(subject);
  const [pasting, setPasting] = useState(false);
  const [text, setText] = useState('');
  const { cancel, dismiss, refused, sending, start } = useSending(subject, owner, place.open);
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
      <div className={common.dialog}>
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
          <FileDrop
            drop={t('imports.choose.drop')}
            or={t('imports.choose.or')}
            choose={t('imports.choose.file')}
            accept={words.accept}
            onFile={start}
          />
        )}
        <p className={common.hint}>{words.help}</p>
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

/** Sends a table and has it checked. @param onImport gets the id of the import that checks it. */
function useSending(subject: ImportSubject, owner: OwnerKind, onImport: (id: string) => void) {
  const t = useEditorTexts();
  const begin = useBeginImport(subject, owner);
  const { getToken } = useSession();
  const { brand } = useExperience();

  const readable = async (file: File): Promise<File> => {
    if (!(await isTextFile(file))) throw new Error(t('api-sentences.csv.noText'));
    if (file.size > limits.importUploadBytes) throw new Error(t('imports.choose.tooLarge'));
    if (!/\.json$/i.test(file.name)) return file;
    try {
      return new File([asJsonLines(await file.text())], file.name);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(t('imports.choose.notJson', { message }));
    }
  };
  return useFileSending(async (file, { signal, onProgress }) => {
    const uploadId = await uploadFile({
      file: await readable(file),
      brandId: brand.id,
      kind: 'import',
      getToken,
      signal,
      onProgress,
    });
    const created = await begin({ uploadId, fileName: file.name.slice(0, 255) }, signal);
    onImport(created.id);
  });
}
