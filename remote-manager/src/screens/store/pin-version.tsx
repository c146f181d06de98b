import { endpoints, type Placement } from '@vitrine/shared/contract';
import {
  Button,
  Dialog,
  LabelledField,
  Select,
  useEndpointList,
  useEndpointMutation,
  useFormat,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useManagerTexts } from '../../texts/use-manager-texts';

const newest = 'newest';

/** Holds a placement at one published version, or lets it follow the newest again. */
export function PinVersion({ placement, onClose }: { placement: Placement; onClose: () => void }) {
  const t = useManagerTexts();
  const format = useFormat();
  const { brandId, experienceId, id: placementId, pinnedVersion } = placement;
  const [chosen, setChosen] = useState(pinnedVersion === null ? newest : String(pinnedVersion));
  const versions = useEndpointList(endpoints.listVersions, {
    params: { brandId, experienceId: experienceId ?? '' },
  });
  const update = useEndpointMutation(endpoints.updatePlacement, { invalidates: [endpoints.listPlacements] });
  const save = () =>
    update.mutate(
      {
        params: { brandId, placementId },
        body: { pinnedVersion: chosen === newest ? null : Number(chosen) },
      },
      { onSuccess: onClose },
    );
  const options = (versions.data?.items ?? []).map(({ note, publishedAt, version }) => ({
    value: String(version),
    label: t(note ? 'placements.versionWithNote' : 'placements.version', {
      version,
      when: format.dateTime(publishedAt),
      note,
    }),
  }));
  return (
    <Dialog
      open
      title={t('placements.pinTitle', { name: placement.name })}
      onClose={onClose}
      action={
        <Button kind="primary" loading={update.isPending} onClick={save}>
          {t('save')}
        </Button>
      }
    >
      <LabelledField label={t('placements.versionLabel')} help={t('placements.pinHelp')}>
        <Select
          value={chosen}
          onChange={(value) => setChosen(value ?? newest)}
          loading={versions.data === undefined}
          options={[{ value: newest, label: t('placements.newestVersion') }, ...options]}
        />
      </LabelledField>
    </Dialog>
  );
}
