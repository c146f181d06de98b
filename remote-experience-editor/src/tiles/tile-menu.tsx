import { download } from '@vitrine/shared/browser/download';
import { useToast } from '@vitrine/shared/host';
import { ActionMenu, type MenuAction, useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import type { Tile } from './tile';
import { tileCsv } from './tile-csv';
import { pictureStyle, tilePng } from './tile-png';

interface TileMenuProps {
  tile: Tile;
  /** Of what and when: stands in the picture. */
  subtitle: string;
  /** Without its ending. */
  fileName: string;
  /** What else can be done with the tile. */
  more?: MenuAction[];
}

/** What can be done with a tile: every one is downloaded as a table and as a picture. */
export function TileMenu({ tile, subtitle, fileName, more = [] }: TileMenuProps) {
  const t = useEditorTexts();
  const toast = useToast();
  const format = useFormat();
  const savePicture = async () => {
    const words = { subtitle, count: format.number, isRightToLeft: document.documentElement.dir === 'rtl' };
    download(await tilePng(tile, pictureStyle(), words), `${fileName}.png`);
  };
  const actions: MenuAction[] = [
    {
      key: 'csv',
      label: t('figures.download.csv'),
      onSelect: () => download(new Blob([tileCsv(tile)], { type: 'text/csv' }), `${fileName}.csv`),
    },
    {
      key: 'png',
      label: t('figures.download.png'),
      onSelect: () => {
        savePicture().catch(() => toast.error({ title: t('figures.download.noPicture') }));
      },
    },
    ...more,
  ];
  return <ActionMenu name={tile.title} actions={actions} />;
}
