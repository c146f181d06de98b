import type { ManifestPart, PublicRun, PublicSnapshot } from '@vitrine/shared/contract';
import type { PreviewShow } from '@vitrine/shared/contract/publishing/preview-feed';
import { useEffect, useRef, useState } from 'react';
import { areas } from '../areas/registry';
import { takeFocus } from '../browser/take-focus';
import { LanguageSwitch } from '../controls/language-switch';
import { TextSize } from '../controls/text-size';
import type { Experience } from '../experience/experience';
import { useLanguage } from '../language/language';
import { Sheet } from '../sheet/sheet';
import { Dock } from './dock';
import { panelsIn } from './panels';
import { PartName } from './part-name';
import styles from './stage.module.css';

interface StageProps {
  experience: Experience;
  /** null before the stream has said what is live, and in test access. */
  live: PublicSnapshot | null;
  /** In the editor's preview: the document that staff look at. Each new object asks again. */
  show: PreviewShow | null;
  onLeave: () => void;
}

/** What fills the page, and over it what the visitor opened from the dock. */
export function Stage({ experience, live, show, onLeave }: StageProps) {
  const { say } = useLanguage();
  const { parts } = experience.root;
  const views = parts.filter(({ area }) => areas[area]?.stage);
  const panels = panelsIn(parts);
  const [viewId, setViewId] = useState<string | null>(null);
  const view = views.find(({ documentId }) => documentId === viewId) ?? views[0];
  const [openKey, setOpenKey] = useState<string | null>(null);
  const panel = panels.find(({ key }) => key === openKey);
  const [shown, setShown] = useState<StageProps['show']>(null);
  if (show !== shown) {
    setShown(show);
    const isShown = ({ documentId }: ManifestPart) => documentId !== null && documentId === show?.documentId;
    const asked =
      panels.find(({ parts }) => parts.some(isShown)) ?? panels.find(({ key }) => key === show?.area);
    setOpenKey(asked?.key ?? null);
    if (show && areas[show.area]?.stage) setViewId(show.documentId);
  }

  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => takeFocus(heading.current), []);

  return (
    <main className={styles.stage}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {say(experience.root.theme.title)}
      </h1>
      <StageView key={view?.documentId} part={view} loadPart={experience.loadPart} />
      <div className={styles.controls}>
        <TextSize />
        <LanguageSwitch />
      </div>
      <Dock
        views={views}
        panels={panels}
        view={view}
        openKey={openKey}
        onLeave={onLeave}
        onView={({ documentId }) => setViewId(documentId)}
        onOpen={({ key }) => setOpenKey(key === openKey ? null : key)}
      />
      {panel && (
        <Sheet title={<PartName area={panel.area} title={panel.title} />} onClose={() => setOpenKey(null)}>
          <panel.Panel
            key={panel.key}
            experience={experience}
            parts={panel.parts}
            runs={runsOf(panel.parts, live)}
            live={live}
            asked={show?.documentId ?? null}
          />
        </Sheet>
      )}
    </main>
  );
}

interface StageViewProps {
  part: ManifestPart | undefined;
  loadPart: Experience['loadPart'];
}

function StageView({ part, loadPart }: StageViewProps) {
  const stage = part
    ? areas[part.area]?.stage
    : Object.values(areas).find((area) => area.stage !== undefined)?.stage;
  if (!stage) return null;
  return part ? <stage.Stage part={part} loadPart={loadPart} /> : <stage.Empty />;
}

const runsOf = (parts: ManifestPart[], live: PublicSnapshot | null): PublicRun[] =>
  live?.runs.filter(({ documentId }) => parts.some((part) => part.documentId === documentId)) ?? [];
