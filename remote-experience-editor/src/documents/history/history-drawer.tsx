import { type DocumentEditSession, endpoints } from '@vitrine/shared/contract';
import { EmptyState, Loaded, LoadMore, SheetsDrawing, Skeleton, useEndpointList } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../../experience/experience-context';
import { SidePanel } from '../../side-panel/side-panel';
import { useEditorTexts } from '../../texts/texts';
import type { Editing } from '../store/use-document';
import { EditSessionItem } from './edit-session-item';
import styles from './history.module.css';

interface HistoryDrawerProps<Data extends object> {
  editing: Editing<Data>;
  open: boolean;
  onClose: () => void;
}

/** Who changed the document when; each entry opens to what it changed and can be brought back. */
export function HistoryDrawer<Data extends object>({ editing, open, onClose }: HistoryDrawerProps<Data>) {
  const t = useEditorTexts();
  return (
    <SidePanel open={open} title={t('documents.history.title')} onClose={onClose}>
      <p className={styles.intro}>{t('documents.history.intro')}</p>
      {open && <EditSessions editing={editing} onClose={onClose} />}
    </SidePanel>
  );
}

function EditSessions<Data extends object>({ editing, onClose }: Omit<HistoryDrawerProps<Data>, 'open'>) {
  const t = useEditorTexts();
  const { brand } = useExperience();
  const list = useEndpointList(endpoints.listRevisions, {
    params: { brandId: brand.id, documentId: editing.id },
  });
  const [shown, setShown] = useState<DocumentEditSession['revision'] | null>(null);
  return (
    <Loaded query={list} skeleton={<Skeleton shape="rows" count={5} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState drawing={<SheetsDrawing />} title={t('documents.history.empty')} />
        ) : (
          <>
            <ol className={styles.sessions} aria-label={t('documents.history.title')}>
              {items.map((session, index) => (
                <EditSessionItem
                  key={session.revision}
                  editing={editing}
                  session={session}
                  isCurrent={index === 0}
                  isOpen={shown === session.revision}
                  onToggle={() => setShown(shown === session.revision ? null : session.revision)}
                  onRestored={onClose}
                />
              ))}
            </ol>
            <LoadMore list={list} />
          </>
        )
      }
    </Loaded>
  );
}
