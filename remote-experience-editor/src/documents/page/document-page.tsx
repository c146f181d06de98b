import { Link } from '@vitrine/shared/host';
import { ArrowLeftOutlined, Page } from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { ChangesFromOthers } from '../collisions/changes-from-others';
import { CollisionDialog } from '../collisions/collision-dialog';
import { EditedDocument } from '../fields/edited-document';
import type { Editing } from '../store/use-document';
import styles from './document-page.module.css';
import { DocumentTools } from './document-tools';

interface DocumentPageProps<Data extends object> {
  editing: Editing<Data>;
  /** '' while it has none. */
  title: string;
  /** After the title: a state, whose it is. */
  aside?: ReactNode;
  /** The list that it came from; none where an area is one document. */
  back?: { to: string; label: string };
  mayWrite: boolean;
  /** Beside the form; under it where there is no room. Left out: the form has all the width. */
  beside?: ReactNode;
  /** What is beside stands above the form where there is no room. */
  besideFirst?: boolean;
  /** The form. */
  children: ReactNode;
}

/** An open document: the way back, its tools, its form, and beside it what becomes of it. */
export function DocumentPage<Data extends object>(props: DocumentPageProps<Data>) {
  const { editing, title, aside, back, mayWrite, beside, besideFirst = false, children } = props;
  const t = useEditorTexts();
  const { may } = useExperience();
  return (
    <Page
      title={title || t('documents.untitled')}
      aside={aside}
      intro={
        back && (
          <Link className={styles.back ?? ''} to={back.to}>
            <ArrowLeftOutlined aria-hidden="true" className={styles.arrow ?? ''} /> {back.label}
          </Link>
        )
      }
      action={mayWrite && <DocumentTools editing={editing} />}
    >
      {/* Of somebody who may change nothing of the experience, the frame says so. */}
      {may.write && !mayWrite && <p className={common.hint}>{t('documents.readOnly')}</p>}
      <div className={beside === undefined ? styles.wide : styles.columns}>
        <div className={styles.form}>
          <EditedDocument editing={editing} readOnly={!mayWrite}>
            {children}
          </EditedDocument>
        </div>
        {beside !== undefined && (
          <div className={styles.beside} data-first={besideFirst}>
            {beside}
          </div>
        )}
      </div>
      <ChangesFromOthers editing={editing} />
      <CollisionDialog editing={editing} />
    </Page>
  );
}
