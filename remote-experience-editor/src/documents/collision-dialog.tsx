import { Button, Dialog } from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useEditorTexts } from '../texts/texts';
import styles from './documents.module.css';
import type { Editing } from './use-document';

/**
 * Someone else changed the same place: both versions side by side, and the choice. It can be put off; nothing is
 * saved until it is made.
 */
export function CollisionDialog<Data extends object>({ editing }: { editing: Editing<Data> }) {
  const t = useEditorTexts();
  const collision = useStore(editing.store, (state) => state.collision);
  const [later, setLater] = useState(false);
  useEffect(() => {
    if (!collision) setLater(false);
  }, [collision]);
  const shown = (value: unknown) =>
    value === null ? (
      <em>{t('documents.collision.removed')}</em>
    ) : (
      <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
    );
  if (collision && later)
    return (
      <div role="alert" className={styles.undecided}>
        <span>{t('documents.collision.title')}</span>
        <Button size="small" onClick={() => setLater(false)}>
          {t('documents.collision.compare')}
        </Button>
      </div>
    );
  return (
    <Dialog
      open={collision !== null}
      title={t('documents.collision.title')}
      width={640}
      onClose={() => setLater(true)}
      action={
        <>
          <Button onClick={() => editing.settle('theirs')}>{t('documents.collision.takeTheirs')}</Button>
          <Button kind="primary" onClick={() => editing.settle('mine')}>
            {t('documents.collision.keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('documents.collision.intro')}</p>
      <table className={styles.comparison}>
        <thead>
          <tr>
            <th scope="col">{t('documents.collision.place')}</th>
            <th scope="col">{t('documents.collision.mine')}</th>
            <th scope="col">{t('documents.collision.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {collision?.places.map(({ mine, theirs }) => (
            <tr key={`${mine.path.join('/')} ${theirs.path.join('/')}`}>
              <th scope="row">{mine.path.join(' › ')}</th>
              <td>{shown(mine.value)}</td>
              <td>{shown(theirs.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
