import { Choice, useAddressState } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';

const parts = ['rules', 'calendar', 'design', 'scans'] as const;

/** Which part of a code is open, as the address says. */
export function useCodePart() {
  const [asked, setPart] = useAddressState('tab', 'rules', { back: true });
  return { part: parts.find((one) => one === asked) ?? 'rules', setPart } as const;
}

/** Between where a code leads, when that is, what it looks like and how often it was scanned. */
export function CodeSwitch() {
  const t = useEditorTexts();
  const { part, setPart } = useCodePart();
  return (
    <Choice
      label={t('qr-code-scheduler.parts.label')}
      value={part}
      onChange={setPart}
      options={parts.map((value) => ({ value, label: t(`qr-code-scheduler.parts.${value}`) }))}
    />
  );
}
