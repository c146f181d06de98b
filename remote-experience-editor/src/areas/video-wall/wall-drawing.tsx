import {
  type PlacedTile,
  placedPicture,
  unlitPath,
  type VideoWallDocument,
  type WallContent,
  type WallRect,
  wallGeometry,
} from '@vitrine/shared/contract';
import { Button, PauseCircleOutlined, PlayCircleOutlined, useFormat } from '@vitrine/shared/ui';
import { type CSSProperties, useState } from 'react';
import common from '../../common/common.module.css';
import { useEditorTexts } from '../../texts/texts';
import { useShownMedia } from './use-shown-media';
import styles from './video-wall.module.css';

interface WallDrawingProps {
  wall: VideoWallDocument;
  /** Key of a screen; '' for none. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** The wall in true proportion with what its screens show; it plays. One of the screens can be chosen. */
export function WallDrawing({ wall, chosen, onChoose }: WallDrawingProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const [isPlaying, setPlaying] = useState(false);
  const geometry = wallGeometry(wall);
  const whole = { x: 0, y: 0, width: geometry.width, height: geometry.height };
  /** To the centimetre. */
  const metres = (mm: number) => format.number(Math.round(mm / 10) / 100);
  const isAcross = wall.plays === 'across';
  return (
    <div className={common.stack}>
      <p className={common.hint}>
        {t('video-wall.drawing.intro', { width: metres(whole.width), height: metres(whole.height) })}
      </p>
      <fieldset
        className={styles.wall}
        aria-label={t('video-wall.drawing.label')}
        style={{ '--shape': whole.width / whole.height } as CSSProperties}
      >
        {isAcross ? (
          <Media content={wall.across} surface={whole} whole={whole} fit={wall.fit} plays={isPlaying} />
        ) : (
          geometry.tiles.map(({ key, lit }) => (
            <Media
              key={key}
              content={wall.tiles[key]?.content}
              surface={lit}
              whole={whole}
              fit={wall.fit}
              // One at a time is enough for a drawing.
              plays={isPlaying && key === (chosen || geometry.tiles[0]?.key)}
            />
          ))
        )}
        <svg className={styles.unlit} viewBox={`0 0 ${whole.width} ${whole.height}`} aria-hidden="true">
          <path d={unlitPath(geometry)} fillRule="evenodd" />
        </svg>
        {geometry.tiles.map((tile) => (
          <TileButton
            key={tile.key}
            tile={tile}
            whole={whole}
            content={isAcross ? wall.across : wall.tiles[tile.key]?.content}
            isChosen={tile.key === chosen}
            onChoose={() => onChoose(tile.key === chosen ? '' : tile.key)}
          />
        ))}
      </fieldset>
      <div>
        <Button
          icon={isPlaying ? <PauseCircleOutlined /> : <PlayCircleOutlined />}
          onClick={() => setPlaying(!isPlaying)}
        >
          {t(isPlaying ? 'video-wall.drawing.stop' : 'video-wall.drawing.play')}
        </Button>
      </div>
    </div>
  );
}

/** A place on the wall as shares of it, from the left of the wall in every language. */
const at = (rect: WallRect, whole: WallRect): CSSProperties => ({
  left: `${((rect.x - whole.x) / whole.width) * 100}%`,
  top: `${((rect.y - whole.y) / whole.height) * 100}%`,
  width: `${(rect.width / whole.width) * 100}%`,
  height: `${(rect.height / whole.height) * 100}%`,
});

interface MediaProps {
  content: WallContent | undefined;
  /** What it fills. */
  surface: WallRect;
  whole: WallRect;
  fit: 'cover' | 'contain';
  plays: boolean;
}

/** What is shown on a surface, with what of it is cut off. */
function Media({ content, surface, whole, fit, plays }: MediaProps) {
  const { film, picture, size } = useShownMedia(content);
  const placed = placedPicture(surface, size ?? surface, fit);
  return (
    <div className={styles.surface} style={at(surface, whole)}>
      {plays && film ? (
        <video
          className={styles.media}
          style={at(placed, surface)}
          src={film}
          {...(picture && { poster: picture })}
          autoPlay
          muted
          loop
          playsInline
        />
      ) : (
        picture && <img className={styles.media} style={at(placed, surface)} src={picture} alt="" />
      )}
    </div>
  );
}

interface TileButtonProps {
  tile: PlacedTile;
  whole: WallRect;
  content: WallContent | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function TileButton({ tile: { frame, number }, whole, content, isChosen, onChoose }: TileButtonProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const { title } = useShownMedia(content);
  const what = content ? (title ?? '…') : t('video-wall.drawing.empty');
  return (
    <button
      type="button"
      className={styles.tile}
      style={at(frame, whole)}
      aria-pressed={isChosen}
      aria-label={t('video-wall.drawing.shows', { number: format.number(number), what })}
      onClick={onChoose}
    >
      <span aria-hidden="true">{format.number(number)}</span>
    </button>
  );
}
