import type { DocumentArea } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import type { PlaceWords } from './readable-place';
import { fieldWord } from './value-words';

/** How the reader's language says places in documents of an area. */
export function usePlaceWords(area: DocumentArea): PlaceWords {
  const t = useEditorTexts();
  const { languageName } = useFormat();
  const { language } = useExperience();
  const fieldName = (key: string) => {
    const word = fieldWord(area, key);
    return word ? t(word) : key;
  };
  return { language, languageName, fieldName };
}
