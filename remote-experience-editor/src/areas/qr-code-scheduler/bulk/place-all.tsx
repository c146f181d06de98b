import { codeLimits, endpoints } from '@vitrine/shared/contract';
import { Button, LabelledField, MultiSelect, useEndpointMutation } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../../common/common.module.css';
import { useExperience } from '../../../experience/experience-context';
import { usePlacementNames } from '../../../experience/use-placement-names';
import { useEditorTexts } from '../../../texts/texts';

/** Gives all codes of the experience their addresses at placements; those that have one there keep it. */
export function PlaceAll({ codeIds }: { codeIds: string[] }) {
  const t = useEditorTexts();
  const { brand, experience } = useExperience();
  const { options } = usePlacementNames();
  const [chosen, setChosen] = useState<string[]>([]);
  const create = useEndpointMutation(endpoints.createPrintedCodes, {
    invalidates: [endpoints.listPrintedCodes],
  });
  const place = async () => {
    const codes = codeIds.flatMap((documentId) => chosen.map((placementId) => ({ documentId, placementId })));
    for (let at = 0; at < codes.length; at += codeLimits.addressesAtOnce)
      await create.mutateAsync({
        params: { brandId: brand.id, experienceId: experience.id },
        body: { codes: codes.slice(at, at + codeLimits.addressesAtOnce) },
      });
    setChosen([]);
  };
  return (
    <div className={common.stack}>
      <LabelledField
        label={t('qr-code-scheduler.bulk.placeAll')}
        help={t('qr-code-scheduler.bulk.placeAllHelp')}
      >
        <MultiSelect
          value={chosen}
          options={options}
          placeholder={t('qr-code-scheduler.target.choosePlacement')}
          onChange={setChosen}
        />
      </LabelledField>
      <div>
        <Button loading={create.isPending} disabled={chosen.length === 0} onClick={() => void place()}>
          {t('qr-code-scheduler.bulk.place')}
        </Button>
      </div>
    </div>
  );
}
