import { Button, Dialog } from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useEditorTexts } from '../../texts/texts';
import styles from '../documents.module.css';
import { at } from '../store/changes';
import type { Side } from '../store/rebase';
import type { Editing } from '../store/use-document';
import { CollisionSide } from './collision-side';
import { readablePlace } from './readable-place';
import { usePlaceWords } from './use-place-words';

/**
 * Someone else changed the same places: both versions side by side, and a choice for each place. It can be put off;
 * nothing is saved until it is made.
 */
export function CollisionDialog<Data extends object>({ editing }: { editing: Editing<Data> }) {
  const t = useEditorTexts();
  const words = usePlaceWords(editing.area);
  const collision = useStore(editing.store, (state) => state.collision);
  const data = useStore(editing.store, (state) => state.data);
  const [later, setLater] = useState(false);
  const [theirsAt, setTheirsAt] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    setTheirsAt(new Set());
    if (!collision) setLater(false);
  }, [collision]);
  const places = collision?.collisions ?? [];
  const by = collision?.theirs.by ?? null;
  const person = by ?? t('documents.othersChanges.someone');
  const all = (side: Side) => setTheirsAt(new Set(side === 'theirs' ? places.keys() : []));
  const choose = (index: number, side: Side) => {
    const next = new Set(theirsAt);
    if (side === 'theirs') next.add(index);
    else next.delete(index);
    setTheirsAt(next);
  };
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
      width={720}
      onClose={() => setLater(true)}
      closeText={t('documents.collision.later')}
      action={
        <>
          {places.length > 1 && (
            <>
              <Button kind="quiet" onClick={() => all('theirs')}>
                {by === null
                  ? t('documents.collision.allTheirsUnknown')
                  : t('documents.collision.allTheirs', { name: by })}
              </Button>
              <Button kind="quiet" onClick={() => all('mine')}>
                {t('documents.collision.allMine')}
              </Button>
            </>
          )}
          <Button
            kind="primary"
            onClick={() =>
              editing.settle(places.map((_, index) => (theirsAt.has(index) ? 'theirs' : 'mine')))
            }
          >
            {t('documents.collision.settle')}
          </Button>
        </>
      }
    >
      <p>{t('documents.collision.intro')}</p>
      {places.map(({ mine, theirs }, index) => {
        const states = { mine: data, theirs: collision?.theirs.data ?? {} };
        const documents = [states.mine, states.theirs];
        const place = readablePlace(mine.path, documents, words);
        const taken: Side = theirsAt.has(index) ? 'theirs' : 'mine';
        const side = (name: Side, path: string[], value: unknown) => (
          <CollisionSide
            name={`${editing.id}-${index}`}
            side={name}
            person={person}
            value={value}
            area={editing.area}
            path={path}
            documents={[states[name], ...documents]}
            isTaken={taken === name}
            onTake={() => choose(index, name)}
          />
        );
        return (
          <fieldset key={`${mine.path.join('/')} ${theirs.path.join('/')}`} className={styles.collision}>
            <legend>{place}</legend>
            {/* As it is now: it may have been changed since the choice was put off. */}
            {side('mine', mine.path, at(data, mine.path) ?? null)}
            {side('theirs', theirs.path, theirs.value)}
          </fieldset>
        );
      })}
    </Dialog>
  );
}
