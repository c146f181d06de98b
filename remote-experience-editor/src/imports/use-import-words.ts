import { type AreaDocument, areaDocuments, type ImportSubject, limits } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';

/** What the import dialog says: of a table that becomes documents, or of texts that translators sent back. */
export function useImportWords(subject: ImportSubject) {
  const t = useEditorTexts();
  const format = useFormat();
  if (subject === 'texts')
    return {
      title: t('imports.texts.title'),
      intro: t('imports.texts.intro'),
      help: t('imports.texts.help'),
      accept: '.xlf,.xliff,.xml,.csv,.tsv,.txt,application/xliff+xml,text/csv',
      mayPaste: false,
      goesOn: t('imports.texts.goesOn'),
      nothing: t('imports.texts.nothing'),
      undo: t('imports.texts.undo'),
      again: t('imports.texts.again'),
      column: t('imports.texts.unit'),
      /** How a file was read that has no columns. */
      readWhole: (encoding: string) => t('imports.texts.readAsXliff', { encoding }),
    };
  const { limit }: AreaDocument = areaDocuments[subject];
  return {
    title: t(`${subject}.importTitle`),
    intro: t('imports.choose.intro'),
    help: t('imports.choose.help', {
      most: format.number(limit?.documents ?? limits.documentsPerArea),
    }),
    accept: '.csv,.tsv,.txt,.gift,.json,.jsonl,.ndjson,text/csv,application/json',
    mayPaste: true,
    goesOn: t('imports.goesOn'),
    nothing: t('imports.nothing'),
    undo: t('imports.undo'),
    again: t('imports.again'),
    column: t('imports.report.field'),
    readWhole: (encoding: string) => t('imports.readWhole', { encoding }),
  };
}
