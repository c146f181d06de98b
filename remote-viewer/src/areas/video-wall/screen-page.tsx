import { useCallback, useRef } from 'react';
import controls from '../../controls/controls.module.css';
import { LazyContent } from '../../experience/lazy-content';
import { useLanguage, useTexts } from '../../language/language';
import type { PageModeProps } from '../area';
import { PairingPage } from './pairing-page';
import { ScreenPlayer } from './screen-player';
import { useNewestAtLoop } from './use-newest';
import { useScreen } from './use-screen';
import { useWallClock } from './use-wall-clock';
import styles from './video-wall.module.css';
import { loadWall } from './wall-content';
import { wallTexts } from './wall-texts';

export { WallPage } from './wall-page';

/** `?screen=`: this device is a screen of a video wall, or wants to be one. */
export const ScreenPage = (props: PageModeProps) => (
  <LazyContent load={nothingMore} texts={wallTexts}>
    {() => <Screen {...props} />}
  </LazyContent>
);
const nothingMore = async () => null;

function Screen({ experience, live, shownPart }: PageModeProps) {
  const [texts, textsMark] = useTexts(wallTexts);
  const { texts: general } = useLanguage();
  const clock = useWallClock();
  const drift = useRef<number | null>(null);
  const onDrift = useCallback((ms: number | null) => {
    drift.current = ms;
  }, []);
  const { screen, isOffline, beginAgain } = useScreen({
    placementId: experience.placementId,
    version: String(experience.root.version),
    changes: live?.wallScreens?.changes,
    measured: () => ({ driftMs: drift.current, roundTripMs: clock.roundTripMs }),
  });
  if (!screen)
    return (
      <main className={styles.quiet}>
        <p role="status" {...textsMark}>
          {isOffline ? texts.waitingForServer : general.loading}
        </p>
      </main>
    );
  const { standing } = screen;
  if (standing.state === 'revoked')
    return (
      <main className={styles.quiet} {...textsMark}>
        <h1>{texts.revokedTitle}</h1>
        <p>{texts.revokedText}</p>
        <button type="button" className={controls.quiet} onClick={beginAgain}>
          {texts.again}
        </button>
      </main>
    );
  if (standing.state === 'waiting')
    return <PairingPage code={standing.code} path={standing.path} isOffline={isOffline} />;
  return <Playing key={standing.documentId} {...{ experience, live, shownPart, standing, clock, onDrift }} />;
}

type PlayingProps = Omit<Parameters<typeof ScreenPlayer>[0], 'loaded'> & Omit<PageModeProps, 'value'>;

function Playing(props: PlayingProps) {
  const { clock, experience, live, standing } = props;
  const { documentId } = standing;
  const [texts, textsMark] = useTexts(wallTexts);
  const load = useCallback(() => loadWall(experience, documentId), [experience, documentId]);
  const newest = useNewestAtLoop({ experience, documentId, clock, manifest: live?.manifest ?? null });
  return (
    <LazyContent load={load}>
      {(first) => {
        const loaded = newest ?? first;
        return loaded ? (
          <ScreenPlayer {...props} loaded={loaded} />
        ) : (
          <main className={styles.quiet}>
            <p {...textsMark}>{texts.noWall}</p>
          </main>
        );
      }}
    </LazyContent>
  );
}
