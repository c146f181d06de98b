import type { LanguageMap } from '@vitrine/shared/contract';
import { areas } from '../areas/registry';
import type { Dictionary } from '../language/dictionary';
import { markOf, useLanguage } from '../language/language';
import { useWords } from '../language/use-words';

/** What a part is called: by its own title, else as all of its area's are. */
export function PartName({ area, title }: { area: string; title: LanguageMap }) {
  const { say } = useLanguage();
  const name = areas[area]?.name;
  const own = say(title);
  return own || !name ? own : <AreaName name={name} />;
}

function AreaName({ name }: { name: Dictionary<{ name: string }> }) {
  const { language, texts, textsMark, wordLanguages } = useLanguage();
  const words = useWords(name, wordLanguages);
  if (!words) return <span {...textsMark}>{texts.loading}</span>;
  return <span {...markOf(words, language)}>{words.texts.name}</span>;
}
