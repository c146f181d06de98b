import type { Document } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { Button, Checkbox } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import styles from '../documents.module.css';
import { useDocumentCalls } from '../store/use-document-calls';
import { useBulk } from './use-bulk';

/** What an area offers to do to several documents at once, beside archiving them. */
export interface BulkAction {
  key: string;
  label: string;
  /** A merge patch of each document's content. */
  patch: Record<string, unknown>;
  /** Which documents it means something to: a collection has no status. The others stay as they are; all when left out. */
  suits?: (document: Document) => boolean;
}

interface BulkBarProps {
  /** Those that are shown, and those of them that are chosen. */
  shown: Document[];
  chosen: Document[];
  /** Whether the list is that of archived ones. */
  archived: boolean;
  actions: BulkAction[];
  /** Asked before those that are chosen are archived; it calls `archive` when that is well. */
  beforeArchive?: (documents: Document[], archive: () => void) => void;
  onChoose: (documents: Document[]) => void;
}

/** Chooses all documents of a list or none, and does one thing to all that are chosen. */
export function BulkBar({ shown, chosen, archived, actions, beforeArchive, onChoose }: BulkBarProps) {
  const t = useEditorTexts();
  const toast = useToast();
  const calls = useDocumentCalls();
  const { cancel, progress, run } = useBulk();
  const bringBack = async (documents: Document[]) => {
    const { length: count } = await run(documents, calls.restore);
    if (count > 0) toast.success({ description: t('documents.bulk.restored', { count }) });
  };
  const putAway = async () => {
    const done = await run(chosen, calls.archive);
    onChoose([]);
    if (done.length === 0) return;
    toast.success({
      description: t('documents.bulk.archived', { count: done.length }),
      action: { label: t('documents.undoArchive'), onAction: () => void bringBack(done) },
    });
  };
  const askToPutAway = () => (beforeArchive ? beforeArchive(chosen, () => void putAway()) : void putAway());
  const suited = ({ suits = () => true }: BulkAction) => chosen.filter(suits);
  const change = async (action: BulkAction) => {
    const { label, patch } = action;
    const suiting = suited(action);
    const { length: count } = await run(suiting, (one) => calls.patch(one, patch));
    onChoose([]);
    if (count === 0) return;
    const words = suiting.length < chosen.length ? 'documents.bulk.changedSome' : 'documents.bulk.changed';
    toast.success({ description: t(words, { count, label }) });
  };
  const all = chosen.length === shown.length;
  return (
    <div className={styles.bulk} role="toolbar" aria-label={t('documents.bulk.label')}>
      <Checkbox
        label={t('documents.bulk.all')}
        value={all}
        indeterminate={chosen.length > 0 && !all}
        onChange={(on) => onChoose(on ? shown : [])}
      />
      {progress ? (
        <>
          <span role="status">{t('documents.bulk.progress', progress)}</span>
          <progress aria-label={t('documents.bulk.label')} max={progress.total} value={progress.done} />
          <Button size="small" kind="quiet" onClick={cancel}>
            {t('documents.bulk.cancel')}
          </Button>
        </>
      ) : (
        <>
          <span role="status">{t('documents.bulk.chosen', { count: chosen.length })}</span>
          {chosen.length > 0 && (
            <>
              {!archived &&
                actions
                  .filter((action) => suited(action).length > 0)
                  .map((action) => (
                    <Button key={action.key} size="small" onClick={() => void change(action)}>
                      {action.label}
                    </Button>
                  ))}
              {archived ? (
                <Button size="small" onClick={() => void bringBack(chosen).then(() => onChoose([]))}>
                  {t('documents.restore')}
                </Button>
              ) : (
                <Button size="small" onClick={askToPutAway}>
                  {t('documents.archive')}
                </Button>
              )}
            </>
          )}
        </>
      )}
    </div>
  );
}
