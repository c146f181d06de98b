import type { MenuAction } from '@vitrine/shared/ui';
import { type ReactNode, useId } from 'react';
import common from '../../../common/common.module.css';
import { useEditorTexts } from '../../../texts/texts';
import type { Tile } from '../../../tiles/tile';
import { TileMenu } from '../../../tiles/tile-menu';
import { CountTable } from './count-table';
import styles from './visits.module.css';

interface TileCardProps {
  tile: Tile;
  /** Of which range and place: stands in pictures and in files' names. */
  about: { subtitle: string; fileName: string };
  /** What else can be done with it. */
  actions: MenuAction[];
  /** In place of the table. */
  children?: ReactNode;
}

/** One tile: what it shows, or why there is nothing; and all that can be done with it. */
export function TileCard({ tile, about, actions, children }: TileCardProps) {
  const t = useEditorTexts();
  const id = useId();
  return (
    <section className={styles.tile} data-wide={tile.overTime} aria-labelledby={id}>
      <div className={common.head}>
        <h3 id={id}>{tile.title}</h3>
        <TileMenu
          tile={tile}
          subtitle={about.subtitle}
          fileName={`${about.fileName}-${tile.id}`}
          more={actions}
        />
      </div>
      {tile.about && <p className={common.hint}>{tile.about}</p>}
      {tile.missing ? (
        <p className={common.hint}>{tile.missing}</p>
      ) : tile.rows.length === 0 ? (
        <p className={common.hint}>{t('dashboard.visits.nothing')}</p>
      ) : (
        (children ?? <CountTable {...tile} />)
      )}
    </section>
  );
}
