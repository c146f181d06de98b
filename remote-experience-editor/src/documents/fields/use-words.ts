import { type LanguageMap, textIn } from '@vitrine/shared/contract';
import { useExperience } from '../../experience/experience-context';

/** Words in the language chosen at the top, or what stands in for them. */
export function useWords(): (map: LanguageMap, otherwise: string) => string {
  const { language, baseLanguage } = useExperience();
  return (map, otherwise) => textIn(map, language, baseLanguage) || otherwise;
}
