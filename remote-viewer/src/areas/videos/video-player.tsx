import { elementFailure, type PlayFailure, playSource } from '@vitrine/shared/browser/play-source';
import type { PublishedVideo } from '@vitrine/shared/contract';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useReducedMotion } from '../../browser/use-reduced-motion';
import controls from '../../controls/controls.module.css';
import { useDisplay } from '../../display/use-display';
import { useLanguage, useTexts } from '../../language/language';
import { useSheetWidth } from '../../sheet/sheet-layout';
import { CaptionTrack } from './caption-track';
import { Chapters } from './chapters';
import { playerKeys } from './player-keys';
import { useCaptions } from './use-captions';
import { useWatched } from './use-watched';
import { videoTexts } from './video-texts';
import styles from './videos.module.css';

/** So many seconds at most are seen twice after a reload. */
const reachedEverySeconds = 5;

interface VideoPlayerProps {
  video: PublishedVideo;
  /** In seconds; null: where it begins. */
  startsAt: number | null;
  /** How far it has come, now and then and when it pauses: what the address says goes on from there. null: it has ended. */
  onReached: (seconds: number | null) => void;
  /** Whether it starts over at its end. */
  loops: boolean;
  /** null outside a playlist. @returns whether another video follows. */
  onEnded: (() => boolean) | null;
  /** A tenth of it was played: 1 to 10; 0 when it begins. */
  onWatched: (tenth: number) => void;
}

/** What the browser's own controls offer that leads out of a kiosk: a file, another window, another screen. */
const noWayOut = {
  controlsList: 'nodownload noremoteplayback',
  disablePictureInPicture: true,
  disableRemotePlayback: true,
};

/** A video with the browser's own controls, and below them captions, chapters and the words that go with it. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { video, startsAt, loops, onEnded, onReached, onWatched } = props;
  const { say, sayAsWritten, texts: general } = useLanguage();
  const [texts, textsMark] = useTexts(videoTexts);
  const isStill = useReducedMotion();
  const sheetWidth = useSheetWidth();
  const { isKiosk } = useDisplay();
  const element = useRef<HTMLVideoElement>(null);
  const keysId = useId();
  const [failure, setFailure] = useState<PlayFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** One video of a playlist has ended, and the next one goes on by itself. */
  const follows = useRef(false);
  /** Where the first one goes on. */
  const start = useRef(startsAt);
  const reached = useRef(startsAt ?? 0);
  const captions = useCaptions(element, video.captions);
  useWatched(element, video.id, onWatched);
  const { format, url } = video;

  const begin = useEffectEvent(() => {
    const { current } = element;
    if (!current || !(follows.current || (video.muted && !isStill))) return;
    if (!follows.current) current.muted = true;
    follows.current = false;
    // Browsers may refuse; then it begins when it is asked to.
    current.play().catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same once more
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    setFailure(null);
    const leave = playSource(current, { format, url }, setFailure);
    begin();
    return leave;
  }, [format, url, attempt]);

  function reach(seconds: number) {
    reached.current = Math.floor(seconds);
    onReached(reached.current);
  }

  return (
    <figure className={styles.player} onKeyDown={playerKeys(element, captions.toggle)}>
      <video
        ref={element}
        className={styles.video}
        controls
        {...(isKiosk && noWayOut)}
        playsInline
        preload="metadata"
        tabIndex={0}
        aria-label={say(video.title)}
        aria-describedby={keysId}
        data-fit={video.fit}
        loop={loops}
        poster={posterOf(video, sheetWidth * window.devicePixelRatio)}
        {...(video.width && video.height && { width: video.width, height: video.height })}
        onError={({ currentTarget }) => setFailure(elementFailure(currentTarget))}
        onLoadedMetadata={({ currentTarget }) => {
          if (start.current === null) return;
          currentTarget.currentTime = start.current;
          start.current = null;
        }}
        onTimeUpdate={({ currentTarget: { currentTime, paused } }) => {
          if (!paused && Math.abs(currentTime - reached.current) >= reachedEverySeconds) reach(currentTime);
        }}
        onPause={({ currentTarget: { currentTime, ended } }) => {
          if (!ended) reach(currentTime);
        }}
        onEnded={() => {
          follows.current = onEnded?.() ?? false;
          reached.current = 0;
          if (!follows.current) onReached(null);
        }}
      >
        {Object.entries(video.captions).map(([tag, cues]) => (
          <CaptionTrack
            key={`${video.id} ${tag}`}
            language={tag}
            cues={cues}
            isDefault={tag === captions.chosen}
          />
        ))}
      </video>
      <p id={keysId} className={styles.keys} {...textsMark}>
        {texts.keys}
      </p>
      {failure && (
        <p role="alert" className={styles.failed} {...textsMark}>
          {failure === 'unreachable' ? texts.unreachable : texts.broken}{' '}
          <button type="button" className={controls.quiet} onClick={() => setAttempt(attempt + 1)}>
            {general.retry}
          </button>
        </p>
      )}
      <figcaption className={styles.caption}>
        <h3 className={styles.title}>{say(video.title)}</h3>
        {captions.languages.length > 0 && <CaptionSwitch {...captions} />}
        {say(video.description) && (
          <p className={styles.description} dir="auto">
            {sayAsWritten(video.description)}
          </p>
        )}
        {video.chapters.length > 0 && <Chapters element={element} chapters={video.chapters} />}
        {say(video.transcript) && (
          <details className={styles.transcript}>
            <summary {...textsMark}>{texts.transcript}</summary>
            <p dir="auto">{sayAsWritten(video.transcript)}</p>
          </details>
        )}
      </figcaption>
    </figure>
  );
}

/** The smallest of its sizes that is enough for this screen: a <video> cannot choose by itself. */
const posterOf = ({ poster, posterSizes }: PublishedVideo, pixels: number) =>
  posterSizes?.find(({ width }) => width >= pixels)?.url ?? poster;

function CaptionSwitch({ chosen, languages, choose }: ReturnType<typeof useCaptions>) {
  const { language } = useLanguage();
  const [texts, textsMark] = useTexts(videoTexts);
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return (
    <label className={styles.captionSwitch}>
      <span {...textsMark}>{texts.captions}</span>
      <select value={chosen ?? ''} onChange={({ target }) => choose(target.value || null)}>
        <option value="" {...textsMark}>
          {texts.captionsOff}
        </option>
        {languages.map((tag) => (
          <option key={tag} value={tag}>
            {names.of(tag) ?? tag}
          </option>
        ))}
      </select>
    </label>
  );
}
