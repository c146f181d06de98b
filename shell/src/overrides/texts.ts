import { interfaceLanguage } from '@vitrine/shared/browser/interface-language';
import { textFiles } from '@vitrine/shared/browser/text-files';
import { useObservable } from '@vitrine/shared/host';
import { useEffect } from 'react';
import { spokenTexts } from '../spoken-texts';
import { words as shellWords } from '../texts';
import english from './texts/en.json';

const { speak, words } = spokenTexts(
  english,
  textFiles((language) => import(`./texts/${language}.json`)),
);

/** Developers' and testers' words, which come with the badge and the question only, in the shell's language. */
export function useOverrideTexts() {
  const { language } = useObservable(shellWords);
  useEffect(() => void speak(interfaceLanguage(language)), [language]);
  return useObservable(words);
}
