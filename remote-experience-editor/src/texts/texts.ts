import { topicFiles } from '@vitrine/shared/browser/text-files';
import { areasWithChecks } from '@vitrine/shared/contract/areas/registry';
import { checksTogether } from '@vitrine/shared/contract/sentences/checks-together';
import { registerTexts } from '@vitrine/shared/ui';
import { areaTexts } from '../areas/texts';
import { en } from './en';

export const useEditorTexts = registerTexts(
  'editor',
  { en },
  topicFiles(en, (topic, language) => {
    if (topic === 'checks') return checkTexts(language);
    if (topic in areaTexts) return import(`../areas/${topic}/texts/${language}.json`);
    return import(`./${topic}/${language}.json`);
  }),
);

/** What the certificate says of several areas, and of each that has checks. */
async function checkTexts(language: string): Promise<{ default: object }> {
  const files = await Promise.all([
    import(`./checks/${language}.json`),
    ...areasWithChecks.map((area) => import(`../areas/${area}/texts/checks/${language}.json`)),
  ]);
  return { default: checksTogether(files.map((file) => file.default)) };
}

/** A text of the editor, by its path in the dictionary. */
export type EditorText = Parameters<ReturnType<typeof useEditorTexts>>[0];
