import { endpoints } from '@vitrine/shared/contract';
import { LabelledField, SearchSelect } from '@vitrine/shared/ui';
import { useExperience } from '../../../experience/experience-context';
import { useEditorTexts } from '../../../texts/texts';
import { useTargetNames } from './use-target-names';

interface PlacementTargetProps {
  label: string;
  placementId: string | null;
  readOnly: boolean;
  onChange: (placementId: string) => void;
}

/** One of the brand's placements. */
export function PlacementTarget({ label, placementId, readOnly, onChange }: PlacementTargetProps) {
  const t = useEditorTexts();
  const { brand } = useExperience();
  const { areKnown, placementName } = useTargetNames();
  return (
    <LabelledField label={label}>
      <SearchSelect
        value={placementId}
        disabled={readOnly}
        placeholder={t('qr-code-scheduler.target.choosePlacement')}
        endpoint={endpoints.listPlacements}
        request={{ params: { brandId: brand.id }, query: {} }}
        option={({ id, name, storeName }) => ({ value: id, label: `${storeName} · ${name}` })}
        chosen={
          placementId !== null && areKnown
            ? { value: placementId, label: placementName(placementId) }
            : undefined
        }
        onChange={(id) => id !== null && onChange(id)}
      />
    </LabelledField>
  );
}
