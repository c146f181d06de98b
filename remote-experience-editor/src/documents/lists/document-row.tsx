import type { Document } from '@vitrine/shared/contract';
import { Link } from '@vitrine/shared/host';
import {
  ActionMenu,
  CheckCircleOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  type MenuAction,
  StatusTag,
  useFormat,
  useNow,
} from '@vitrine/shared/ui';
import type { ReactNode } from 'react';
import common from '../../common/common.module.css';
import { type Fact, Facts } from '../../lists/facts';
import { useEditorTexts } from '../../texts/texts';
import styles from './document-row.module.css';

const marks = {
  draft: { tone: 'neutral', icon: <EditOutlined /> },
  published: { tone: 'success', icon: <CheckCircleOutlined /> },
  changed: { tone: 'warning', icon: <ExclamationCircleOutlined /> },
} as const;

interface DocumentRowProps {
  document: Document;
  name: string;
  about: Fact[];
  /** Before its name: a box to choose it, a picture. */
  lead?: ReactNode;
  /** null: it cannot be opened. */
  to: string | null;
  /** Instead of whether visitors have it. */
  mark?: ReactNode;
  actions: MenuAction[];
  below: ReactNode;
}

/** One document in a list: what it is called, whether visitors have it, when it was changed. */
export function DocumentRow({ document, name, about, lead, to, actions, below, mark }: DocumentRowProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const now = useNow();
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        {lead && <div className={styles.lead}>{lead}</div>}
        <div className={styles.text}>
          {to ? (
            <Link className={styles.name} to={to} dir="auto">
              {name}
            </Link>
          ) : (
            <span dir="auto">{name}</span>
          )}
          <span className={common.small}>
            <Facts
              of={[
                ...about,
                <time key="changed" dateTime={document.updatedAt}>
                  {format.relative(document.updatedAt, now)}
                </time>,
              ]}
            />
          </span>
        </div>
        {mark === undefined ? (
          <StatusTag {...marks[document.status]}>{t(`documents.status.${document.status}`)}</StatusTag>
        ) : (
          mark
        )}
        <div className={styles.menu}>
          <ActionMenu name={name} actions={actions} />
        </div>
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
