import { PlacePeriod } from '../documents/fields/place-period';
import { useEditorTexts } from '../texts/texts';

/** From when until when visitors may answer what the open document asks. */
export function OpeningTimes() {
  const t = useEditorTexts();
  return (
    <PlacePeriod
      from={{ at: '/opensAt', label: t('questions.opens') }}
      until={{ at: '/closesAt', label: t('questions.closes'), help: t('questions.closesHelp') }}
      reversed={t('questions.closesBefore')}
    />
  );
}
