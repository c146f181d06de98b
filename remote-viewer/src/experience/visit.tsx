import type { PublicSnapshot } from '@vitrine/shared/contract';
import { enterFragment } from '@vitrine/shared/contract/federation/runtime-config';
import { languageParameter, ofTheLanding } from '@vitrine/shared/contract/values/page-parameters';
import { useLive, useLocation, useSearchParams, useSession } from '@vitrine/shared/host';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { liveAddress } from '../api/live-address';
import { useDark } from '../browser/use-dark';
import { DisplayFrame } from '../display/display-frame';
import { modeIn } from '../display/display-mode';
import { DisplaySettingContext } from '../display/use-display';
import { Landing } from '../landing/landing';
import { fetchStages } from '../landing/prefetch-stages';
import { LanguageProvider, useLanguage } from '../language/language';
import type { AroundVisitProps, Experience } from './experience';
import styles from './experience.module.css';
import type { Within } from './inside';
import { Later } from './later';
import { Loaded } from './lazy-content';
import { loadInside } from './load-inside';
import { themeStyle } from './theme-style';
import { useLoading } from './use-loading';

/** Visitors do without. */
const loadTestBanner = () => import('../test-access/test-banner');

// It takes out of the address where the visit comes from.
if (window.location.search) void import('../visits/visit-source');

interface VisitProps {
  experience: Experience;
  within?: Within;
  /** Loads what is published now. */
  onReload: () => void;
}

/** From the landing to the stage, in the experience's theme and language, with what is live at this placement. */
export function Visit(props: VisitProps) {
  const [asked, setAsked] = useSearchParams();
  const { state } = useLocation();
  const isAsked = asked.has(languageParameter);
  const onChoose = useCallback(
    (chosen: string) => {
      const saying = (words: URLSearchParams) => {
        words.set(languageParameter, chosen);
        return words;
      };
      if (isAsked) setAsked(saying, { replace: true, state });
    },
    [isAsked, setAsked, state],
  );
  const [visitor, setVisitor] = useState(0);
  const { displayMode, isKiosk } = props.experience;
  const setting = { mode: modeIn(asked) ?? displayMode, isKiosk };
  return (
    <DisplaySettingContext value={setting}>
      <LanguageProvider
        languages={props.experience.root.languages}
        asked={asked.get(languageParameter)}
        onChoose={onChoose}
        visitor={visitor}
        waiting={<div className={styles.waiting} />}
      >
        <VisitInWords key={visitor} {...props} onRenew={() => setVisitor(visitor + 1)} />
      </LanguageProvider>
    </DisplaySettingContext>
  );
}

function VisitInWords({
  experience,
  within,
  onReload,
  onRenew,
}: VisitProps & Pick<AroundVisitProps, 'onRenew'>) {
  const { test } = experience;
  // Pressed before this was there to follow.
  const [isEntering, setEntering] = useState(window.location.hash === `#${enterFragment}`);
  const [wasInside, setWasInside] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { parts } = experience.root;
  useEffect(() => {
    if (isEntering) fetchStages(parts);
  }, [isEntering, parts]);
  const onInside = useCallback((isInside: boolean) => {
    if (!isInside) return;
    setEntering(false);
    setWasInside(true);
    setMissing(false);
  }, []);
  const [asked] = useSearchParams();
  const { isLoading } = useSession();
  const { wordLanguages } = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names follow another language by themselves
  const inside = useLoading(useCallback(() => loadInside(wordLanguages), []));
  const loaded = inside.state === 'loaded' ? inside.value : null;
  const [search] = useState(window.location.search);
  const pageMode = useMemo(() => loaded?.pageModeIn(search), [loaded, search]);
  // With the visitor session in place, so that the stream knows what this visitor may see, and whose page it is.
  const isUnclear = isLoading || (inside.state === 'loading' && saysMore(new URLSearchParams(search)));
  const watched = test || isUnclear ? null : liveAddress(experience.placementId, Boolean(pageMode));
  const { snapshot, connection, clockBehindMs } = useLive<PublicSnapshot>(watched);
  const outdated = Boolean(
    snapshot?.manifest && experience.manifest && snapshot.manifest !== experience.manifest,
  );

  const isDark = useDark();
  const landing = (
    <Landing
      root={experience.root}
      legal={experience.legal}
      returned={wasInside}
      isMissing={isMissing}
      isEntering={isEntering}
      onStart={() => {
        if (inside.state === 'failed') inside.retry();
        setEntering(true);
      }}
    />
  );

  return (
    <DisplayFrame className={styles.visit} style={themeStyle(experience.root.theme, isDark)}>
      {test && !within && (
        <Later load={loadTestBanner}>{({ default: TestBanner }) => <TestBanner {...test} />}</Later>
      )}
      <div className={styles.room}>
        {(isEntering && inside.state !== 'loading') || within || saysMore(asked) || pageMode ? (
          <Loaded loading={inside} className={styles.coming}>
            {({ Inside }) => (
              <Inside
                experience={experience}
                live={snapshot}
                clockBehindMs={clockBehindMs}
                within={within}
                search={search}
                isEntering={isEntering}
                onInside={onInside}
                onMissing={() => setMissing(true)}
                landing={landing}
              />
            )}
          </Loaded>
        ) : (
          landing
        )}
      </div>
      {loaded && !pageMode?.unattended && (
        <loaded.AroundVisit
          experience={experience}
          connected={connection === 'connected'}
          isOutdated={outdated}
          mayStartAgain={!pageMode}
          isThere={wasInside}
          onReload={onReload}
          onRenew={onRenew}
        />
      )}
    </DisplayFrame>
  );
}

/** Which names areas give to their pages and documents is not known before they are loaded; most addresses say nothing. */
const saysMore = (search: URLSearchParams) => [...search.keys()].some((name) => !ofTheLanding.includes(name));
