import type { ScreenStanding } from '@vitrine/shared/contract';
import { screenTransform, wallGeometry } from '@vitrine/shared/contract/areas/video-wall/wall-geometry';
import { type CSSProperties, useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../language/language';
import { percentage } from '../../language/percentage';
import type { PageModeProps } from '../area';
import { type Keeping, keepFiles } from './keep-files';
import { useOpenNow } from './use-open-now';
import { identifiedForMs } from './use-screen';
import { useWindowSize } from './use-window-size';
import styles from './video-wall.module.css';
import type { WallClock } from './wall-clock';
import { filesOf, type LoadedWall } from './wall-content';
import { WallMedia } from './wall-media';
import { wallTexts } from './wall-texts';

interface ScreenPlayerProps extends Pick<PageModeProps, 'experience' | 'shownPart'> {
  loaded: LoadedWall;
  standing: Extract<ScreenStanding, { state: 'paired' }>;
  clock: WallClock;
  onDrift: (ms: number | null) => void;
}

/** The part of a wall that this device shows. */
export function ScreenPlayer({ experience, loaded, standing, clock, onDrift, shownPart }: ScreenPlayerProps) {
  const { wall } = loaded;
  const [texts, textsMark] = useTexts(wallTexts);
  const { language } = useLanguage();
  const device = useWindowSize();
  const isOpen = useOpenNow(wall.schedule, experience.timeZone, clock);
  const [isBroken, setBroken] = useState(false);
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const geometry = wallGeometry(wall);
  const tile = geometry.tiles.find(({ column, row }) => row === standing.row && column === standing.column);
  const key = tile?.key ?? '';
  const isIdentified = useIdentified(standing.identifyUntil, clock);
  useEffect(() => {
    const left = new AbortController();
    void keepFiles(filesOf(loaded, key), setKeeping, left.signal);
    return () => left.abort();
  }, [loaded, key]);
  const shown = loaded.across ?? loaded.tiles.get(key) ?? null;
  const plays = isOpen && shown?.kind === 'films';
  useEffect(() => {
    if (!plays) onDrift(null);
  }, [plays, onDrift]);

  if (!tile)
    return (
      <main className={styles.quiet}>
        <p {...textsMark}>{texts.noPlace}</p>
      </main>
    );
  const number = new Intl.NumberFormat(language).format(tile.number);
  const surface = loaded.across ? { x: 0, y: 0, width: geometry.width, height: geometry.height } : tile.lit;
  const notice =
    keeping?.state === 'no-room'
      ? texts.noRoom
      : isBroken
        ? texts.cannotPlay
        : isOpen && !shown
          ? texts.nothing
          : null;
  return (
    <main className={styles.device} aria-label={texts.screen(number)}>
      {isOpen && shown && shown.kind !== 'part' && (
        <div className={styles.plane} style={{ transform: screenTransform(tile, device) }}>
          <WallMedia
            shown={shown}
            surface={surface}
            fit={wall.fit}
            clock={clock}
            onDrift={onDrift}
            onBroken={setBroken}
          />
        </div>
      )}
      {isOpen && shown?.kind === 'part' && (
        <div className={styles.part} style={uprightOn(device, tile.rotation)}>
          {shownPart(shown.part)}
        </div>
      )}
      {keeping?.state === 'keeping' && (
        <p className={styles.keeping} {...textsMark}>
          {texts.keeping(percentage(language, Math.round(keeping.share * 100)))}
        </p>
      )}
      {notice && (
        <p className={styles.notice} role="status" {...textsMark}>
          {notice}
        </p>
      )}
      {isIdentified && (
        <p className={styles.number} style={uprightOn(device, tile.rotation)}>
          {number}
          <small dir="auto">{standing.name}</small>
        </p>
      )}
    </main>
  );
}

/** Fills a device that hangs turned, so that people read it upright. */
function uprightOn({ height, width }: { width: number; height: number }, rotation: number): CSSProperties {
  const isOnItsSide = rotation % 180 !== 0;
  return {
    width: isOnItsSide ? height : width,
    height: isOnItsSide ? width : height,
    transform: `translate(${width / 2}px, ${height / 2}px) rotate(${-rotation}deg) translate(-50%, -50%)`,
  };
}

/** Whether the screen shows its number now. */
function useIdentified(until: string | null, clock: WallClock): boolean {
  const [isIdentified, setIdentified] = useState(false);
  useEffect(() => {
    const ms = identifiedForMs(until, clock.now());
    setIdentified(ms > 0);
    const timer = setTimeout(() => setIdentified(false), ms);
    return () => clearTimeout(timer);
  }, [until, clock]);
  return isIdentified;
}
