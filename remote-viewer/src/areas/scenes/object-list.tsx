import type { PublishedScene } from '@vitrine/shared/contract';
import { useLanguage, useTexts } from '../../language/language';
import { sceneTexts } from './scene-texts';

/** The same scene in words: for screen readers, and for browsers without WebGL. One entry for things that are alike. */
export function ObjectList({ scene, intro }: { scene: PublishedScene; intro: string }) {
  const { language, say } = useLanguage();
  const [, textsMark] = useTexts(sceneTexts);
  const things = new Map<string, number>();
  for (const { alt, name } of scene.objects) {
    const words = say(alt) || name;
    things.set(words, (things.get(words) ?? 0) + 1);
  }
  return (
    <section>
      <h2>{say(scene.title)}</h2>
      <p>{say(scene.alt)}</p>
      <p {...textsMark}>{intro}</p>
      <ol>
        {[...things].map(([name, count]) => (
          <li key={name}>
            {name}
            {count > 1 && ` × ${new Intl.NumberFormat(language).format(count)}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
