import type { DocumentImport, ImportCounts } from '@vitrine/shared/contract';
import { Button, UploadProgress, useFormat } from '@vitrine/shared/ui';
import common from '../common/common.module.css';
import { useEditorTexts } from '../texts/texts';
import { useApiWords } from '../texts/use-api-words';
import { FetchPictures } from './fetch-pictures';
import { ImportReport } from './import-report';
import styles from './imports.module.css';
import { PriceCurrency } from './price-currency';
import { useImportWords } from './use-import-words';

interface ImportStageProps {
  import: DocumentImport;
  onStop: () => void;
  isStopping: boolean;
  /** Has a ready import checked again. */
  onCurrency: (currency: string) => void;
  isRechecking: boolean;
  fetchesPictures: boolean;
  onFetchPictures: (fetches: boolean) => void;
}

/** Where an import is: being checked, ready to be applied, on its way, or over. */
export function ImportStage({
  import: one,
  onStop,
  isStopping,
  onCurrency,
  isRechecking,
  fetchesPictures,
  onFetchPictures,
}: ImportStageProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const words = useImportWords(one.area);
  const inWords = useApiWords();
  const kinds = one.area === 'texts' ? kindsOfTexts : allKinds;
  const { fileName: name, pictures, state } = one;
  switch (state) {
    case 'checking':
    case 'applying': {
      const { handled, text, total } = progressOf(one);
      return (
        <div className={common.dialog}>
          <UploadProgress text={t(text, { name })} share={total ? handled / total : null}>
            <Button kind="quiet" size="small" loading={isStopping} onClick={onStop}>
              {t('imports.stop')}
            </Button>
          </UploadProgress>
          {total !== null && (
            <p className={common.hint}>
              {t('imports.handled', { handled: format.number(handled), total: format.number(total) })}
            </p>
          )}
          <p className={common.hint}>{words.goesOn}</p>
        </div>
      );
    }
    case 'ready':
      return (
        <div className={common.dialog}>
          <p>{t('imports.checked', { name })}</p>
          <Counts counts={one.found} kinds={kinds} />
          {one.found.create + one.found.update === 0 && <p role="status">{words.nothing}</p>}
          {one.currency && (
            <PriceCurrency value={one.currency} disabled={isRechecking} onChange={onCurrency} />
          )}
          {pictures && (
            <FetchPictures pictures={pictures} value={fetchesPictures} onChange={onFetchPictures} />
          )}
          <ImportReport import={one} />
          <ReadAs format={one.format} readWhole={words.readWhole} />
        </div>
      );
    case 'done':
      return (
        <div className={common.dialog}>
          <p role="status">{t('imports.done', { name })}</p>
          <Counts counts={one.applied} kinds={kinds} />
          <p className={common.hint}>{words.undo}</p>
          <ImportReport import={one} />
        </div>
      );
    case 'cancelled':
      return (
        <div className={common.dialog}>
          <p role="status">{t('imports.cancelled')}</p>
          <Counts counts={one.applied} kinds={kinds} />
          {hasWritten(one) && <ImportReport import={one} />}
        </div>
      );
    case 'failed':
      return (
        <div className={common.dialog}>
          <div className={styles.failed} role="alert">
            <strong>{t('imports.failed', { name })}</strong>
            <span>{inWords({ message: one.problem ?? '', sentence: one.problemSentence })}</span>
          </div>
          {hasWritten(one) && (
            <>
              <p>{t('imports.writtenBefore')}</p>
              <Counts counts={one.applied} kinds={kinds} />
              <ImportReport import={one} />
            </>
          )}
        </div>
      );
  }
}

const hasWritten = ({ applied }: DocumentImport) => applied.create + applied.update > 0;

/** Pictures are fetched before anything is written. */
function progressOf({ handled, pictures, state, total }: DocumentImport) {
  if (state === 'applying' && pictures?.areFetched && pictures.handled < pictures.named)
    return { text: 'imports.pictures.fetching', handled: pictures.handled, total: pictures.named } as const;
  return { text: state === 'checking' ? 'imports.checking' : 'imports.applying', handled, total } as const;
}

const allKinds = ['create', 'update', 'unchanged', 'errors'] as const;
/** Translations make nothing new. */
const kindsOfTexts = allKinds.slice(1);

function Counts({ counts, kinds }: { counts: ImportCounts; kinds: readonly (keyof ImportCounts)[] }) {
  const t = useEditorTexts();
  const format = useFormat();
  return (
    <dl className={styles.counts}>
      {kinds.map((kind) => (
        <div key={kind} data-kind={counts[kind] > 0 ? kind : undefined}>
          <dt>{t(`imports.counts.${kind}`)}</dt>
          <dd>{format.number(counts[kind])}</dd>
        </div>
      ))}
    </dl>
  );
}

const separators: Record<string, 'comma' | 'semicolon' | 'tab' | 'stroke'> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'stroke',
};

interface ReadAsProps extends Pick<DocumentImport, 'format'> {
  readWhole: (encoding: string) => string;
}

function ReadAs({ format, readWhole }: ReadAsProps) {
  const t = useEditorTexts();
  if (!format) return null;
  const { encoding, separator } = format;
  const text =
    separator === null
      ? readWhole(encoding)
      : t('imports.readAs', {
          encoding,
          separator: t(`imports.separators.${separators[separator] ?? 'other'}`, { character: separator }),
        });
  return <p className={common.hint}>{text}</p>;
}
