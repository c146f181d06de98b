import { useEditorTexts } from '../../texts/texts';
import { LanguageField } from './code-editing';

/** Everything of a code that is published. */
export function CodeForm() {
  const t = useEditorTexts();
  return <LanguageField at="/title" label={t('qr-code-scheduler.title')} />;
}
