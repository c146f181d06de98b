import type { ManifestPart, PublicRun } from '@vitrine/shared/contract';
import type { PreviewShow } from '@vitrine/shared/contract/publishing/preview-feed';
import { useEffect, useRef, useState } from 'react';
import { takeFocus } from '../browser/take-focus';
import { LanguageSwitch } from '../controls/language-switch';
import { TextSize } from '../controls/text-size';
import type { Experience } from '../experience/load-experience';
import { Sheet } from '../sheet/sheet';
import { useLanguage } from '../texts/language';
import { Dock } from './dock';
import { openingsIn } from './openings';
import { SceneView } from './scene-view';
import styles from './stage.module.css';

interface StageProps {
  experience: Experience;
  runs: PublicRun[];
  /** In the editor's preview: the document that staff look at. Each new object asks anew. */
  show: PreviewShow | null;
  onLeave: () => void;
}

/** The scene, and over it what the visitor opened from the dock. */
export function Stage({ experience, runs, show, onLeave }: StageProps) {
  const { texts, say } = useLanguage();
  const scenes = experience.root.parts.filter(({ area }) => area === 'scenes');
  const openings = openingsIn(experience.root.parts, { texts, say });
  const [sceneId, setSceneId] = useState<string | null>(null);
  const scene = scenes.find(({ documentId }) => documentId === sceneId) ?? scenes[0];
  const [opened, setOpened] = useState<string | null>(null);
  const opening = openings.find(({ key }) => key === opened);
  const [shown, setShown] = useState<StageProps['show']>(null);
  if (show !== shown) {
    setShown(show);
    const isShown = ({ documentId }: ManifestPart) => documentId !== null && documentId === show?.documentId;
    const asked =
      openings.find(({ parts }) => parts.some(isShown)) ?? openings.find(({ key }) => key === show?.area);
    setOpened(asked?.key ?? null);
    if (show?.area === 'scenes') setSceneId(show.documentId);
  }

  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => takeFocus(heading.current), []);

  return (
    <main className={styles.stage}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {say(experience.root.theme.title)}
      </h1>
      <SceneView key={scene?.documentId} part={scene} loadPart={experience.loadPart} />
      <div className={styles.controls}>
        <TextSize texts={texts} />
        <LanguageSwitch />
      </div>
      <Dock
        scenes={scenes}
        openings={openings}
        scene={scene}
        opened={opened}
        onLeave={onLeave}
        onScene={({ documentId }) => setSceneId(documentId)}
        onOpen={({ key }) => setOpened(key === opened ? null : key)}
      />
      {opening && (
        <Sheet title={opening.title} onClose={() => setOpened(null)}>
          <opening.Panel
            key={opening.key}
            experience={experience}
            parts={opening.parts}
            runs={runs}
            asked={show?.documentId ?? null}
          />
        </Sheet>
      )}
    </main>
  );
}
