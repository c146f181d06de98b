import { Button } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import styles from './dashboard.module.css';

interface HiddenTilesProps {
  tiles: { id: string; title: string }[];
  onShow: (id: string) => void;
}

/** What somebody has hidden, to be shown again; nothing where that is nothing. */
export function HiddenTiles({ tiles, onShow }: HiddenTilesProps) {
  const t = useEditorTexts();
  if (tiles.length === 0) return null;
  return (
    <div className={styles.hidden}>
      <span>{t('dashboard.tiles.hidden')}</span>
      {tiles.map(({ id, title }) => (
        <Button key={id} onClick={() => onShow(id)}>
          {t('dashboard.tiles.show', { title })}
        </Button>
      ))}
    </div>
  );
}
