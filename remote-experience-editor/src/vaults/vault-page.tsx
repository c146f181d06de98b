import { addresses } from '@vitrine/shared/contract/addresses';
import { Link } from '@vitrine/shared/host';
import { ArrowLeftOutlined, Page, Tag } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import { CollisionDialog } from '../documents/collision-dialog';
import { DocumentTools } from '../documents/document-tools';
import type { Editing } from '../documents/use-document';
import type { OwnerKind } from '../documents/use-document-writes';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { inScope } from './use-vault-scope';
import { UsesSection } from './uses-section';
import styles from './vaults.module.css';

interface VaultPageProps<Data extends object> {
  area: 'question-vault' | 'answer-option-vault';
  editing: Editing<Data>;
  owner: OwnerKind;
  title: string;
  mayWrite: boolean;
  /** Beside the form, above where it is used. */
  beside?: ReactNode;
  children: ReactNode;
}

/** An open vault document: its form, and beside it what becomes of it. */
export function VaultPage<Data extends object>(props: VaultPageProps<Data>) {
  const { area, editing, owner, title, mayWrite, beside, children } = props;
  const t = useEditorTexts();
  const { brand, experience } = useExperience();
  return (
    <Page
      title={title || t('documents.untitled')}
      aside={owner !== 'experience' && <Tag>{t(`vaults.scope.${owner}`)}</Tag>}
      intro={
        <Link
          className={styles.back ?? ''}
          to={inScope(addresses.area(brand.id, experience.id, area), owner)}
        >
          <ArrowLeftOutlined aria-hidden="true" /> {t(`areas.${area}.name`)}
        </Link>
      }
      action={mayWrite && <DocumentTools editing={editing} />}
    >
      {!mayWrite && <p className={styles.hint}>{t('documents.readOnly')}</p>}
      <div className={styles.columns}>
        <div className={styles.form}>{children}</div>
        <div className={styles.beside}>
          {beside}
          <UsesSection documentId={editing.id} />
        </div>
      </div>
      <CollisionDialog editing={editing} />
    </Page>
  );
}
