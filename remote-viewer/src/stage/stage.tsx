import type { ManifestPart, PublicRun } from '@vitrine/shared/contract';
import { useEffect, useRef, useState } from 'react';
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
  onLeave: () => void;
}

/** The scene, and over it what the visitor opened from the dock. */
export function Stage({ experience, runs, onLeave }: StageProps) {
  const { texts, say } = useLanguage();
  const scenes = experience.root.parts.filter(({ area }) => area === 'scenes');
  const openings = openingsIn(experience.root.parts, { texts, say });
  const [scene, setScene] = useState<ManifestPart | undefined>(scenes[0]);
  const [opened, setOpened] = useState<string | null>(null);
  const opening = openings.find(({ key }) => key === opened);

  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <main className={styles.stage}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {say(experience.root.theme.title)}
      </h1>
      <SceneView key={scene?.hash} part={scene} loadPart={experience.loadPart} />
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
        onScene={setScene}
        onOpen={({ key }) => setOpened(key === opened ? null : key)}
      />
      {opening && (
        <Sheet title={opening.title} onClose={() => setOpened(null)}>
          <opening.Panel key={opening.key} experience={experience} parts={opening.parts} runs={runs} />
        </Sheet>
      )}
    </main>
  );
}
