import type { ManifestPart, PublicRun } from '@vitrine/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { PollPanel } from '../areas/polling/poll-panel';
import { LanguageSwitch } from '../controls/language-switch';
import { TextSize } from '../controls/text-size';
import type { Experience } from '../experience/load-experience';
import { Sheet } from '../sheet/sheet';
import { useLanguage } from '../texts/language';
import { Dock } from './dock';
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
  const polls = experience.root.parts.filter(({ area }) => area === 'polling');
  const [scene, setScene] = useState<ManifestPart | undefined>(scenes[0]);
  const [poll, setPoll] = useState<ManifestPart | null>(null);

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
        polls={polls}
        scene={scene}
        poll={poll}
        onLeave={onLeave}
        onScene={setScene}
        onPoll={(chosen) => setPoll(chosen === poll ? null : chosen)}
      />
      {poll && (
        <Sheet title={say(poll.title) || texts.polls} onClose={() => setPoll(null)}>
          <PollPanel
            key={poll.documentId}
            experience={experience}
            part={poll}
            run={runs.find(({ documentId }) => documentId === poll.documentId)}
          />
        </Sheet>
      )}
    </main>
  );
}
