import {
  placedPicture,
  unlitPath,
  wallGeometry,
} from '@vitrine/shared/contract/areas/video-wall/wall-geometry';
import { useCallback, useState } from 'react';
import { LazyContent } from '../../experience/lazy-content';
import { useLanguage, useTexts } from '../../language/language';
import type { PageModeProps } from '../area';
import { useOpenNow } from './use-open-now';
import { useWallClock } from './use-wall-clock';
import { useWindowSize } from './use-window-size';
import styles from './video-wall.module.css';
import { type LoadedWall, loadWall, type Shown } from './wall-content';
import { WallMedia } from './wall-media';
import { wallTexts } from './wall-texts';

/** `?wall=`: the whole of a video wall on one screen, with one video at a time however many screens it has. */
export function WallPage({ experience, value }: PageModeProps) {
  const load = useCallback(() => loadWall(experience, value), [experience, value]);
  return (
    <LazyContent load={load} texts={wallTexts}>
      {(loaded) => (loaded ? <WholeWall loaded={loaded} timeZone={experience.timeZone} /> : <NoWall />)}
    </LazyContent>
  );
}

function NoWall() {
  const [texts, textsMark] = useTexts(wallTexts);
  return (
    <main className={styles.quiet}>
      <p {...textsMark}>{texts.noWall}</p>
    </main>
  );
}

/** Of the page's height, with the title below. */
const titleSharePx = 72;
const ignore = () => undefined;

function WholeWall({ loaded, timeZone }: { loaded: LoadedWall; timeZone: string | null }) {
  const { across, tiles, wall } = loaded;
  const [texts, textsMark] = useTexts(wallTexts);
  const { say, language } = useLanguage();
  const clock = useWallClock();
  const isOpen = useOpenNow(wall.schedule, timeZone, clock);
  const page = useWindowSize();
  const geometry = wallGeometry(wall);
  const whole = { x: 0, y: 0, width: geometry.width, height: geometry.height };
  const room = { x: 0, y: 0, width: page.width, height: Math.max(1, page.height - titleSharePx) };
  const fitted = placedPicture(room, whole, 'contain');
  const scale = fitted.width / whole.width;
  const playable = geometry.tiles.filter(({ key }) => tiles.get(key)?.kind === 'films');
  const [chosen, choose] = useState('');
  const playing = playable.find(({ key }) => key === chosen)?.key ?? playable[0]?.key;
  const numbers = new Intl.NumberFormat(language);
  const media = { fit: wall.fit, clock, onDrift: ignore, onBroken: ignore };
  return (
    <main className={styles.whole}>
      <div className={styles.fitted} style={{ width: fitted.width, height: fitted.height }}>
        <div className={styles.plane} style={{ transform: `scale(${scale})` }}>
          {isOpen && across && across.kind !== 'part' && (
            <WallMedia shown={across} surface={whole} {...media} />
          )}
          {isOpen &&
            !across &&
            geometry.tiles.map(({ key, lit }) => {
              const shown = tiles.get(key);
              const drawn = shown && (key === playing ? shown : stillOf(shown));
              return drawn && drawn.kind !== 'part' ? (
                <WallMedia key={key} shown={drawn} surface={lit} {...media} />
              ) : null;
            })}
        </div>
        <svg className={styles.unlit} viewBox={`0 0 ${whole.width} ${whole.height}`} aria-hidden="true">
          <path d={unlitPath(geometry)} fillRule="evenodd" />
        </svg>
        {playable.length > 1 &&
          playable.map(({ key, lit, number }) => (
            <button
              key={key}
              type="button"
              className={styles.choose}
              style={{
                left: lit.x * scale,
                top: lit.y * scale,
                width: lit.width * scale,
                height: lit.height * scale,
              }}
              aria-pressed={key === playing}
              aria-label={texts.playHere(numbers.format(number))}
              onClick={() => choose(key)}
            />
          ))}
      </div>
      <h1 className={styles.title}>{say(wall.title) || <span {...textsMark}>{texts.name}</span>}</h1>
    </main>
  );
}

/** What stands for a video that does not play here. */
function stillOf(shown: Shown): Shown | undefined {
  if (shown.kind !== 'films') return shown;
  const poster = shown.films[0]?.poster;
  return poster ? { kind: 'picture', url: poster, size: shown.films[0]?.size ?? null } : undefined;
}
