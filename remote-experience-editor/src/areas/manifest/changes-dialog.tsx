import { endpoints } from '@vitrine/shared/contract';
import { Dialog, LabelledField, Loaded, Select, Skeleton, useEndpointQuery } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { DocumentChanges } from './document-changes';
import styles from './manifest.module.css';

/** A version, and what it is compared with. */
export interface Comparison {
  from: number;
  to: number | 'draft';
}

interface ChangesDialogProps {
  /** What is compared at first; any two can be chosen. */
  first: Comparison;
  /** Number of the newest version: they count from 1. */
  newest: number;
  onClose: () => void;
}

/** Any two versions, or a version and the draft: each document that differs, by name and field. */
export function ChangesDialog({ first, newest, onClose }: ChangesDialogProps) {
  const t = useEditorTexts();
  const { brand, experience } = useExperience();
  const [{ from, to }, setCompared] = useState(first);
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
  const versions = Array.from({ length: newest }, (_, index) => {
    const version = newest - index;
    return { value: String(version), label: t('manifest.changes.before', { version }) };
  });
  return (
    <Dialog open title={title} width={880} onClose={onClose}>
      <div className={styles.pair}>
        <LabelledField label={t('manifest.changes.from')}>
          <Select
            value={String(from)}
            options={versions}
            onChange={(next) => next && setCompared({ from: Number(next), to })}
          />
        </LabelledField>
        <LabelledField label={t('manifest.changes.to')}>
          <Select
            value={String(to)}
            options={[{ value: 'draft', label: t('manifest.changes.draft') }, ...versions]}
            onChange={(next) => next && setCompared({ from, to: next === 'draft' ? next : Number(next) })}
          />
        </LabelledField>
      </div>
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
