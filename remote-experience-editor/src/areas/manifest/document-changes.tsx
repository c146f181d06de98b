import type { VersionChanges } from '@vitrine/shared/contract';
import { Tag, useAreaNames } from '@vitrine/shared/ui';
import { ChangeTable } from '../../documents/collisions/change-table';
import { changedPlaces } from '../../documents/collisions/changed-places';
import { nameOf } from '../../documents/collisions/readable-place';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import styles from './manifest.module.css';

interface DocumentChangesProps {
  change: VersionChanges['items'][number];
  columns: { before: string; after: string };
}

/** What became of one document: new, removed, or changed and where. */
export function DocumentChanges({ change: { after, area, before }, columns }: DocumentChangesProps) {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const { language } = useExperience();
  const kind = before === null ? 'added' : after === null ? 'removed' : 'changed';
  const name = nameOf(after ?? before, language) || t('documents.untitled');
  return (
    <section className={styles.change}>
      <h3>
        <span dir="auto">{name}</span>
        <span className={styles.area}>{areaName(area)}</span>
        <Tag>{t(`manifest.changes.${kind}`)}</Tag>
      </h3>
      {before && after && (
        <ChangeTable
          area={area}
          places={changedPlaces(before, after)}
          columns={columns}
          before={before}
          after={after}
        />
      )}
    </section>
  );
}
