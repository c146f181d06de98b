import type { PublicSnapshot } from '@vitrine/shared/contract';
import type { PreviewShow } from '@vitrine/shared/contract/publishing/preview-feed';
import { useLive, useSession } from '@vitrine/shared/host';
import { useCallback, useMemo, useState } from 'react';
import { liveAddress } from '../api/visitor-api';
import { useDark } from '../browser/use-dark';
import { Landing } from '../landing/landing';
import { LanguageProvider, useLanguage } from '../language/language';
import { sourceParameter } from '../visits/source-parameter';
import type { Experience } from './experience';
import styles from './experience.module.css';
import { Later } from './later';
import { Loaded } from './lazy-content';
import { loadInside } from './load-inside';
import { themeStyle } from './theme-style';
import { useLoading } from './use-loading';

/** Most visitors do without. */
const loadIdleReset = () => import('../kiosk/idle-reset');
const loadUpdateNotice = () => import('./update-notice');
const loadTestBanner = () => import('../test-access/test-banner');

// It takes out of the address where the visit comes from.
if (window.location.search) void import('../visits/visit-source');

interface VisitProps {
  experience: Experience;
  /** In the editor's preview: what staff look at, and where; each new object asks again. undefined outside it. */
  show?: (PreviewShow & { at: 'stage' | 'landing' }) | null;
  /** Loads what is published now. */
  onReload: () => void;
}

/** From the landing to the stage, in the experience's theme and language, with what is live at this placement. */
export const Visit = (props: VisitProps) => (
  <LanguageProvider languages={props.experience.root.languages} waiting={<div className={styles.waiting} />}>
    <VisitInWords {...props} />
  </LanguageProvider>
);

function VisitInWords({ experience, show, onReload }: VisitProps) {
  const { idleResetSeconds, test } = experience;
  const [at, setAt] = useState<'arrival' | 'stage' | 'landing'>('arrival');
  const [shown, setShown] = useState(show);
  if (show !== shown) {
    setShown(show);
    if (show) setAt(show.at);
  }
  const { isLoading } = useSession();
  // With the visitor session in place, so that the stream knows what this visitor may see.
  const watched = test || isLoading ? null : liveAddress(experience.placementId);
  const { snapshot, connection } = useLive<PublicSnapshot>(watched);
  const outdated = Boolean(
    snapshot?.manifest && experience.manifest && snapshot.manifest !== experience.manifest,
  );

  const { wordLanguages } = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names follow another language by themselves
  const inside = useLoading(useCallback(() => loadInside(wordLanguages), []));
  const loaded = inside.state === 'loaded' ? inside.value : null;
  const [search] = useState(window.location.search);
  const pageMode = useMemo(() => loaded?.pageModeIn(search), [loaded, search]);
  const isDark = useDark();
  const landing = (
    <Landing
      root={experience.root}
      legal={experience.legal}
      returned={at === 'landing'}
      onStart={() => {
        if (inside.state === 'failed') inside.retry();
        setAt('stage');
      }}
    />
  );

  return (
    <div className={styles.visit} style={themeStyle(experience.root.theme, isDark)}>
      {test && show === undefined && (
        <Later load={loadTestBanner}>{({ default: TestBanner }) => <TestBanner {...test} />}</Later>
      )}
      <div className={styles.room}>
        {at === 'stage' || mayAskForPageMode(search) ? (
          <Loaded loading={inside} className={styles.coming}>
            {({ PageMode, Stage }) =>
              pageMode ? (
                <PageMode mode={pageMode} experience={experience} live={snapshot} />
              ) : at === 'stage' ? (
                <Stage
                  experience={experience}
                  live={snapshot}
                  show={show ?? null}
                  onLeave={() => setAt('landing')}
                />
              ) : (
                landing
              )
            }
          </Loaded>
        ) : (
          landing
        )}
      </div>
      {loaded && <loaded.SendKept connected={connection === 'connected'} />}
      {outdated && (
        <Later load={loadUpdateNotice}>
          {({ default: UpdateNotice }) => <UpdateNotice onReload={onReload} />}
        </Later>
      )}
      {!pageMode && idleResetSeconds !== null && (
        <Later load={loadIdleReset}>
          {({ default: IdleReset }) => (
            <IdleReset
              experienceId={experience.root.experienceId}
              afterSeconds={idleResetSeconds}
              isThere={at !== 'arrival'}
              isStale={outdated && at === 'arrival'}
              onReload={onReload}
              onReturn={() => setAt('arrival')}
            />
          )}
        </Later>
      )}
    </div>
  );
}

/** Which names areas give to their pages is not known before they are loaded; nearly all addresses ask for nothing. */
const mayAskForPageMode = (search: string) =>
  [...new URLSearchParams(search).keys()].some((name) => name !== sourceParameter);
