import { Choice, useAddressState } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';

const parts = ['form', 'results'] as const;

/** Which part of a survey is open, as the address says. */
export function useSurveyPart() {
  const [part, setPart] = useAddressState('tab', 'form', { back: true });
  return { part: part === 'results' ? part : 'form', setPart } as const;
}

/** Between a survey and what was answered to it. */
export function SurveySwitch() {
  const t = useEditorTexts();
  const { part, setPart } = useSurveyPart();
  return (
    <Choice
      label={t('surveys.parts.label')}
      value={part}
      onChange={setPart}
      options={parts.map((value) => ({ value, label: t(`surveys.parts.${value}`) }))}
    />
  );
}
