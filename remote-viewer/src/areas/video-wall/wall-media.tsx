import { placedPicture, type WallRect } from '@vitrine/shared/contract/areas/video-wall/wall-geometry';
import { timelineAt } from '@vitrine/shared/contract/areas/video-wall/wall-timeline';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { holdToTime } from './hold-to-time';
import styles from './video-wall.module.css';
import type { WallClock } from './wall-clock';
import type { Film, Shown } from './wall-content';

interface WallMediaProps {
  shown: Exclude<Shown, { kind: 'part' }>;
  /** What it fills, on a plane on which a millimetre is a pixel. */
  surface: WallRect;
  fit: 'cover' | 'contain';
  clock: WallClock;
  /** How far the video is ahead of the wall's time; null: it does not play. */
  onDrift: (ms: number | null) => void;
  onBroken: (isBroken: boolean) => void;
}

const onPlane = ({ height, width, x, y }: WallRect): CSSProperties => ({ left: x, top: y, width, height });

/** A picture, or videos one after the other in the wall's time, on their surface. */
export function WallMedia({ shown, surface, fit, ...playing }: WallMediaProps) {
  return (
    <div className={styles.surface} style={onPlane(surface)}>
      {shown.kind === 'picture' ? (
        <Picture url={shown.url} style={placedOn(surface, shown.size, fit)} />
      ) : (
        <Films films={shown.films} surface={surface} fit={fit} {...playing} />
      )}
    </div>
  );
}

const placedOn = (surface: WallRect, size: Film['size'], fit: 'cover' | 'contain') =>
  onPlane(placedPicture({ ...surface, x: 0, y: 0 }, size ?? surface, fit));

const Picture = ({ url, style }: { url: string; style: CSSProperties }) => (
  <img className={styles.media} style={style} src={url} alt="" />
);

/** Looks again at the latest: a device may have slept. */
const lookEveryMs = 1_000;

interface FilmsProps extends Omit<WallMediaProps, 'shown'> {
  films: Film[];
}

/** The one that plays now, and the next, which is there when its turn comes. */
function Films({ films, surface, fit, clock, onDrift, onBroken }: FilmsProps) {
  const entries = films.map(({ durationMs }) => ({ durationMs: durationMs ?? 0 }));
  const [current, setCurrent] = useState(() => timelineAt(entries, clock.now())?.index ?? 0);
  const look = useEffectEvent(() => {
    const moment = timelineAt(entries, clock.now());
    if (moment) setCurrent(moment.index);
    return Math.max(0, (moment?.endsAtMs ?? Number.POSITIVE_INFINITY) - clock.now());
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const turn = () => {
      timer = setTimeout(turn, Math.min(lookEveryMs, look() + 1));
    };
    turn();
    return () => clearTimeout(timer);
  }, []);
  const next = (current + 1) % films.length;
  const shown = next === current ? [current] : [current, next];
  return shown.map((index) => {
    const film = films[index];
    if (!film) return null;
    return (
      <HeldFilm
        // The same element goes on when its turn comes.
        key={`${index} ${film.url}`}
        film={film}
        isCurrent={index === current}
        isAlone={films.length === 1}
        startMs={entries.slice(0, index).reduce((sum, { durationMs }) => sum + durationMs, 0)}
        totalMs={entries.reduce((sum, { durationMs }) => sum + durationMs, 0)}
        style={placedOn(surface, film.size, fit)}
        {...{ clock, onDrift, onBroken }}
      />
    );
  });
}

interface HeldFilmProps extends Pick<WallMediaProps, 'clock' | 'onDrift' | 'onBroken'> {
  film: Film;
  isCurrent: boolean;
  isAlone: boolean;
  /** When it begins, from where all begin. */
  startMs: number;
  /** Of all together. */
  totalMs: number;
  style: CSSProperties;
}

function HeldFilm(props: HeldFilmProps) {
  const { film, isCurrent, isAlone, style } = props;
  const { durationMs, poster, url } = film;
  const element = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  const targetAt = useEffectEvent((steadyMs: number): number | null => {
    const { clock, startMs, totalMs } = props;
    if (!props.isCurrent || !(totalMs > 0)) return null;
    const sinceStart = (((clock.at(steadyMs) - startMs) % totalMs) + totalMs) % totalMs;
    // At the very end of its turn the last picture stays.
    return Math.min(sinceStart, (durationMs ?? totalMs) - 1);
  });
  const drifted = useEffectEvent((ms: number) => {
    if (props.isCurrent) props.onDrift(ms);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is held anew
  useEffect(() => {
    const { current: video } = element;
    if (!video) return;
    setBroken(false);
    if (durationMs === null || !isCurrent) {
      // Nobody knows where it should be, or its turn has not come.
      if (isCurrent) video.play().catch(() => undefined);
      else video.pause();
      return;
    }
    return holdToTime({ video, targetAt, loopMs: isAlone ? durationMs : null, onDrift: drifted });
  }, [url, durationMs, isAlone, isCurrent]);
  const broke = (is: boolean) => {
    setBroken(is);
    if (is && isCurrent) props.onDrift(null);
    props.onBroken(is);
  };
  return (
    <video
      ref={element}
      className={styles.media}
      style={{ ...style, ...(isCurrent && !isBroken ? {} : { visibility: 'hidden' }) }}
      src={url}
      {...(poster && { poster })}
      muted
      playsInline
      autoPlay={isCurrent}
      loop={isAlone}
      preload="auto"
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onLoadedData={() => broke(false)}
      onError={() => broke(true)}
    />
  );
}
