import type { PublicSnapshot } from '@vitrine/shared/contract';
import type { PreviewShow } from '@vitrine/shared/contract/publishing/preview-feed';
import { useLive, useSession } from '@vitrine/shared/host';
import { lazy, Suspense, useState } from 'react';
import { useSendingKept } from '../answers/use-sending-kept';
import { liveAddress } from '../api/visitor-api';
import { areas } from '../areas/registry';
import { useDark } from '../browser/use-dark';
import { Landing } from '../landing/landing';
import { LanguageProvider } from '../language/language';
import { Stage } from '../stage/stage';
import type { Experience } from './experience';
import styles from './experience.module.css';
import { PageMode, pageModeIn } from './page-mode';
import { themeStyle } from './theme-style';

/** Most visitors do without. */
const IdleReset = lazy(() => import('../kiosk/idle-reset'));
const UpdateNotice = lazy(() => import('./update-notice'));
const TestBanner = lazy(() => import('../test-access/test-banner'));

// It takes out of the address where the visit comes from.
if (window.location.search) void import('../visits/visit-source');

interface VisitProps {
  experience: Experience;
  /** In the editor's preview: what staff look at, each new object asks again. undefined outside it. */
  show?: PreviewShow | null;
  /** Loads what is published now. */
  onReload: () => void;
}

/** From the landing to the stage, in the experience's theme and language, with what is live at this placement. */
export function Visit({ experience, show, onReload }: VisitProps) {
  const [at, setAt] = useState<'arrival' | 'stage' | 'landing'>('arrival');
  const [shown, setShown] = useState(show);
  if (show !== shown) {
    setShown(show);
    if (show) setAt(areas[show.area]?.preview ?? 'stage');
  }
  const { isLoading } = useSession();
  // With the visitor session in place, so that the stream knows what this visitor may see.
  const watched = experience.test || isLoading ? null : liveAddress(experience.placementId);
  const { snapshot, connection } = useLive<PublicSnapshot>(watched);
  const outdated = Boolean(
    snapshot?.manifest && experience.manifest && snapshot.manifest !== experience.manifest,
  );

  const [pageMode] = useState(() => pageModeIn(window.location.search));
  const isDark = useDark();
  useSendingKept(connection === 'connected');

  return (
    <LanguageProvider languages={experience.root.languages} waiting={<div className={styles.waiting} />}>
      <div className={styles.visit} style={themeStyle(experience.root.theme, isDark)}>
        {experience.test && show === undefined && (
          <Suspense>
            <TestBanner {...experience.test} />
          </Suspense>
        )}
        <div className={styles.room}>
          {pageMode ? (
            <PageMode mode={pageMode} experience={experience} live={snapshot} />
          ) : at === 'stage' ? (
            <Stage
              experience={experience}
              live={snapshot}
              show={show ?? null}
              onLeave={() => setAt('landing')}
            />
          ) : (
            <Landing
              root={experience.root}
              legal={experience.legal}
              returned={at === 'landing'}
              onStart={() => setAt('stage')}
            />
          )}
        </div>
        {outdated && (
          <Suspense>
            <UpdateNotice onReload={onReload} />
          </Suspense>
        )}
        {!pageMode && experience.idleResetSeconds !== null && (
          <Suspense>
            <IdleReset
              experienceId={experience.root.experienceId}
              afterSeconds={experience.idleResetSeconds}
              isThere={at !== 'arrival'}
              isStale={outdated && at === 'arrival'}
              onReload={onReload}
              onReturn={() => setAt('arrival')}
            />
          </Suspense>
        )}
      </div>
    </LanguageProvider>
  );
}
