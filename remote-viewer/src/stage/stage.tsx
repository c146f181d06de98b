import type { ManifestPart, PublicRun, PublicSnapshot } from '@vitrine/shared/contract';
import type { Covered } from '@vitrine/shared/scene';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useAddress } from '../address/address';
import { opened, type Place } from '../address/place';
import { areas } from '../areas/registry';
import { takeFocus } from '../browser/take-focus';
import { LanguageSwitch } from '../controls/language-switch';
import { ShareButton } from '../controls/share-button';
import { TextSize } from '../controls/text-size';
import type { Experience } from '../experience/experience';
import { Later } from '../experience/later';
import { useLanguage } from '../language/language';
import { Sheet } from '../sheet/sheet';
import { type SheetHeight, useSheetLayout } from '../sheet/sheet-layout';
import { Dock } from './dock';
import { panelOf, panelsIn } from './panels';
import { PartName } from './part-name';
import styles from './stage.module.css';
import { useCovered } from './use-covered';
import { useFocusBack } from './use-focus-back';

const loadOpenOnEntering = () => import('./open-on-entering');
const loadPlaceRecorder = () => import('../visits/place-recorder');

interface StageProps {
  experience: Experience;
  /** null before the stream has said what is live, and in test access. */
  live: PublicSnapshot | null;
  place: Place;
}

/** What fills the page, and over it what the visitor opened from the dock: both as the address says. */
export function Stage({ experience, live, place }: StageProps) {
  const { sayAsWritten } = useLanguage();
  const { go, back } = useAddress();
  const { parts } = experience.root;
  const views = parts.filter(({ area }) => areas[area]?.stage);
  const view = views.find(({ documentId }) => documentId === place.view);
  const panels = panelsIn(parts);
  const open = place.open && panelOf(panels, place.open);
  const list = open?.panel.list;
  const close = () => back({ ...place, open: null });

  const [height, setHeight] = useState<SheetHeight>('half');
  const [shown, setShown] = useState(open?.key);
  if (open?.key !== shown) {
    setShown(open?.key);
    setHeight('half');
  }
  const title = sayAsWritten(experience.root.theme.title);
  // A preview has no address.
  const mayShare = !experience.test?.preview;
  const { besidePx, isBeside } = useSheetLayout();
  const covered = useCovered(open ? height : null);
  /** Where only a little of it is seen, people look around behind it. */
  const isModal = Boolean(open) && !isBeside && height !== 'peek';
  useFocusBack(open?.key ?? null);
  // What is read stands beside the panel, not under it.
  const style = open && isBeside ? ({ '--v-beside': `${besidePx}px` } as CSSProperties) : undefined;

  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => takeFocus(heading.current), []);

  return (
    <main className={styles.stage} style={style}>
      <Later load={loadPlaceRecorder}>
        {({ PlaceRecorder }) => <PlaceRecorder experience={experience} view={view} open={open?.area} />}
      </Later>
      {/* Staff who work on a scene beside its preview look at the scene. */}
      {experience.root.opensIn && !experience.test?.preview && (
        <Later load={loadOpenOnEntering}>
          {({ OpenOnEntering }) => <OpenOnEntering {...{ experience, live, place, panels }} />}
        </Later>
      )}
      <div className={styles.behind} inert={isModal}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <StageView
          key={view?.documentId}
          part={view}
          root={experience.root}
          loadPart={experience.loadPart}
          covered={covered}
        />
        <div className={styles.controls}>
          <TextSize />
          <LanguageSwitch />
          {mayShare && <ShareButton title={title} />}
        </div>
        <Dock
          views={views}
          panels={panels}
          view={view}
          openKey={open?.key ?? null}
          onLeave={() => back(null)}
          onView={(id) => go({ view: id, open: null })}
          onOpen={(panel) => (panel.key === open?.key ? close() : go({ ...place, open: panel.open }))}
        />
      </div>
      {open && (
        <Sheet
          title={<PartName area={open.area} title={open.title} />}
          panel={open.key}
          item={place.open?.id ?? null}
          height={height}
          onHeight={setHeight}
          isModal={isModal}
          share={mayShare ? title : null}
          onBack={list && place.open?.id ? () => back({ ...place, open: opened(list, null) }) : undefined}
          onClose={close}
        >
          <open.panel.Panel
            key={open.key}
            experience={experience}
            parts={open.parts}
            views={views}
            runs={runsOf(open.parts, live)}
            live={live}
          />
        </Sheet>
      )}
    </main>
  );
}

interface StageViewProps {
  part: ManifestPart | undefined;
  root: Experience['root'];
  loadPart: Experience['loadPart'];
  covered: Covered;
}

function StageView({ part, ...props }: StageViewProps) {
  const stage = part ? areas[part.area]?.stage : Object.values(areas).find(({ stage }) => stage)?.stage;
  if (!stage) return null;
  return part ? <stage.Stage part={part} {...props} /> : <stage.Empty />;
}

const runsOf = (parts: ManifestPart[], live: PublicSnapshot | null): PublicRun[] =>
  live?.runs.filter(({ documentId }) => parts.some((part) => part.documentId === documentId)) ?? [];
