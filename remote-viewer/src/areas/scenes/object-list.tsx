import type { PublishedScene } from '@vitrine/shared/contract';
import { useLanguage, useTexts } from '../../language/language';
import { sceneTexts } from './scene-texts';

/** The same scene in words: for screen readers, and for browsers without WebGL. */
export function ObjectList({ scene, intro }: { scene: PublishedScene; intro: string }) {
  const { say } = useLanguage();
  const [, textsMark] = useTexts(sceneTexts);
  return (
    <section>
      <h2>{say(scene.title)}</h2>
      <p>{say(scene.alt)}</p>
      <p {...textsMark}>{intro}</p>
      <ol>
        {scene.objects.map((object) => (
          <li key={object.id}>{say(object.alt) || object.name}</li>
        ))}
      </ol>
    </section>
  );
}
