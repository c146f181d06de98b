import type { PublishedScene } from '@vitrine/shared/contract';
import { useLanguage } from '../../texts/language';

/** The same scene in words: for screen readers, and for browsers without WebGL. */
export function ObjectList({ scene, intro }: { scene: PublishedScene; intro: string }) {
  const { say } = useLanguage();
  return (
    <section>
      <h2>{say(scene.title)}</h2>
      <p>{say(scene.alt)}</p>
      <p>{intro}</p>
      <ol>
        {scene.objects.map((object) => (
          <li key={object.id}>{say(object.alt) || object.name}</li>
        ))}
      </ol>
    </section>
  );
}
