import { type DocumentEditSession, endpoints } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { Button, Loaded, Skeleton, UndoOutlined, useEndpointQuery } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { ChangeTable } from '../collisions/change-table';
import { changedPlaces } from '../collisions/changed-places';
import type { Editing } from '../store/use-document';
import styles from './history.module.css';

interface EditSessionChangesProps<Data extends object> {
  editing: Editing<Data>;
  session: DocumentEditSession;
  isCurrent: boolean;
  onRestored: () => void;
}

/** What an edit session changed, before and after, and the way back to how it left the document. */
export function EditSessionChanges<Data extends object>(props: EditSessionChangesProps<Data>) {
  const { editing, session, isCurrent, onRestored } = props;
  const t = useEditorTexts();
  const toast = useToast();
  const { brand, may } = useExperience();
  const params = { brandId: brand.id, documentId: editing.id };
  const after = useEndpointQuery(endpoints.getRevision, {
    params: { ...params, revision: session.revision },
  });
  const start = session.firstRevision - 1;
  // The first session made the document; there is nothing before it.
  const before = useEndpointQuery(endpoints.getRevision, {
    params: { ...params, revision: Math.max(1, start) },
  });
  const both = {
    data:
      after.data && before.data
        ? { before: start > 0 ? before.data.data : {}, after: after.data.data }
        : undefined,
    error: after.error ?? before.error,
    refetch: () => Promise.all([after.refetch(), before.refetch()]),
  };
  const restore = (data: Record<string, unknown>) => {
    // The revision was checked against the area's schema when it was written.
    editing.run('restore', () => data as Data);
    toast.success({ description: t('documents.history.restored') });
    onRestored();
  };
  return (
    <Loaded query={both} skeleton={<Skeleton shape="rows" count={2} />}>
      {({ after, before }) => {
        const places = changedPlaces(before, after);
        return (
          <div className={styles.changes}>
            {places.length === 0 ? (
              <p>{t('documents.history.noContent')}</p>
            ) : (
              <ChangeTable
                area={editing.area}
                places={places}
                columns={{ before: t('documents.history.before'), after: t('documents.history.after') }}
                before={before}
                after={after}
              />
            )}
            {may.write && !isCurrent && (
              <Button size="small" icon={<UndoOutlined />} onClick={() => restore(after)}>
                {t('documents.history.restore')}
              </Button>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
