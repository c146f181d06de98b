import { endpoints } from '@vitrine/shared/contract';
import { Dialog, Loaded, Skeleton, useEndpointQuery } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { DocumentChanges } from './document-changes';

/** A version, and what it is compared with. */
export interface Comparison {
  from: number;
  to: number | 'draft';
}

/** Two versions, or a version and the draft: each document that differs, by name and field. */
export function ChangesDialog({ from, to, onClose }: Comparison & { onClose: () => void }) {
  const t = useEditorTexts();
  const { brand, experience } = useExperience();
  const changes = useEndpointQuery(endpoints.compareVersions, {
    params: { brandId: brand.id, experienceId: experience.id, version: from },
    query: { to },
  });
  const columns = {
    before: t('manifest.changes.before', { version: from }),
    after: to === 'draft' ? t('manifest.changes.draft') : t('manifest.changes.before', { version: to }),
  };
  const title =
    to === 'draft'
      ? t('manifest.changes.draftTitle', { from })
      : t('manifest.changes.versionTitle', { from, to });
  return (
    <Dialog open title={title} width={880} onClose={onClose}>
      <Loaded query={changes} skeleton={<Skeleton shape="rows" count={3} />}>
        {({ items, total }) => (
          <>
            {total === 0 && <p>{t('manifest.changes.none')}</p>}
            {items.map((item) => (
              <DocumentChanges key={item.documentId} change={item} columns={columns} />
            ))}
            {total > items.length && <p>{t('manifest.changes.more', { count: total - items.length })}</p>}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
