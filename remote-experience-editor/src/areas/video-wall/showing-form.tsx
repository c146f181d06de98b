import {
  type PlacedTile,
  screenRotations,
  type VideoWallDocument,
  wallFits,
  wallGeometry,
  wallPlays,
} from '@vitrine/shared/contract';
import { LabelledField, Section, Select } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { placed } from '../../documents/page/place';
import { useEditorTexts } from '../../texts/texts';
import { ContentPicker } from './content-picker';
import styles from './video-wall.module.css';
import { withAcross, withRotation, withTileContent } from './wall-commands';
import { ChoiceField, type WallEditing } from './wall-editing';

interface ShowingFormProps {
  wall: VideoWallDocument;
  editing: WallEditing;
  readOnly: boolean;
  /** Key of the screen that is chosen in the drawing; '' for none. */
  chosen: string;
}

/** What the wall shows, and how the screen hangs that is chosen. */
export function ShowingForm({ wall, editing, readOnly, chosen }: ShowingFormProps) {
  const t = useEditorTexts();
  const tile = wallGeometry(wall).tiles.find(({ key }) => key === chosen);
  return (
    <Section title={t('video-wall.showing.title')} intro={t('video-wall.screens.unpublished')}>
      <ChoiceField
        at="/plays"
        label={t('video-wall.showing.plays')}
        options={wallPlays.map((value) => ({ value, label: t(`video-wall.values.plays.${value}`) }))}
      />
      {wall.plays === 'across' && (
        <div className={common.stack} {...placed('/across')}>
          <ContentPicker
            content={wall.across}
            isAcross
            disabled={readOnly}
            onChange={(content) => editing.run('across', withAcross(content))}
          />
        </div>
      )}
      <ChoiceField
        at="/fit"
        label={t('video-wall.showing.fit')}
        options={wallFits.map((value) => ({ value, label: t(`video-wall.values.fit.${value}`) }))}
      />
      {tile ? (
        <TileForm key={tile.key} tile={tile} {...{ wall, editing, readOnly }} />
      ) : (
        <p className={common.hint} {...placed('/tiles')}>
          {t('video-wall.showing.chosen')}
        </p>
      )}
    </Section>
  );
}

interface TileFormProps extends Omit<ShowingFormProps, 'chosen'> {
  tile: PlacedTile;
}

function TileForm({ tile, wall, editing, readOnly }: TileFormProps) {
  const t = useEditorTexts();
  const { column, key, number, rotation, row } = tile;
  const title = t('video-wall.showing.tile', { number, row, column });
  return (
    <fieldset className={styles.tileForm} {...placed(`/tiles/${key}`)}>
      <legend>
        <strong>{title}</strong>
      </legend>
      <LabelledField label={t('video-wall.showing.rotation')}>
        <Select
          value={String(rotation)}
          disabled={readOnly}
          options={screenRotations.map((value) => ({
            value: String(value),
            label: t(`video-wall.showing.rotations.${value}`),
          }))}
          onChange={(value) => {
            const next = screenRotations.find((one) => String(one) === value);
            if (next !== undefined) editing.run(`rotation:${key}`, withRotation(key, next));
          }}
        />
      </LabelledField>
      {wall.plays === 'tiles' && (
        <ContentPicker
          content={wall.tiles[key]?.content}
          isAcross={false}
          disabled={readOnly}
          onChange={(content) => editing.run(`content:${key}`, withTileContent(key, content))}
        />
      )}
    </fieldset>
  );
}
