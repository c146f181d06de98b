import { useFormat } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { fields } from '../../texts/en-fields';
import { useEditorTexts } from '../../texts/texts';
import type { PlaceWords } from './readable-place';

const isField = (key: string): key is keyof typeof fields => Object.hasOwn(fields, key);

/** How the reader's language says places in a document. */
export function usePlaceWords(): PlaceWords {
  const t = useEditorTexts();
  const { languageName } = useFormat();
  const { language } = useExperience();
  return { language, languageName, fieldName: (key) => (isField(key) ? t(`fields.${key}`) : key) };
}
