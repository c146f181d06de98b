import { endpoints, type ManifestVersion, type Placement } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  Button,
  Dialog,
  LabelledField,
  Loaded,
  Select,
  Skeleton,
  useEndpointList,
  useFormat,
  useRecordSave,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import type { MenuDialog } from '../../parts/dialog-host';
import { useManagerTexts } from '../../texts/use-manager-texts';
import { showPlacements } from './show-placements';

const newest = 'newest';

/** Holds a placement at one published version, or lets it follow the newest again. */
export function PinVersion({ placement, open, onClose }: MenuDialog & { placement: Placement }) {
  const t = useManagerTexts();
  const format = useFormat();
  const toast = useToast();
  const { brandId, experienceId, id: placementId, pinnedVersion } = placement;
  const [chosen, setChosen] = useState(pinnedVersion === null ? newest : String(pinnedVersion));
  const [pending, setPending] = useState(false);
  const list = useEndpointList(
    endpoints.listVersions,
    { params: { brandId, experienceId: experienceId ?? '' } },
    { all: true },
  );
  // The oldest comes last, and may be the one that is looked for.
  const versions = { ...list, data: list.hasMore ? undefined : list.data };
  const save = useRecordSave(endpoints.updatePlacement, placement, { invalidates: showPlacements });
  const submit = async () => {
    setPending(true);
    try {
      const wanted = { pinnedVersion: chosen === newest ? null : Number(chosen) };
      await save({ params: { brandId, placementId } }, wanted);
      onClose();
    } catch (error) {
      toast.error(error);
    } finally {
      setPending(false);
    }
  };
  const option = ({ note, publishedAt, version }: ManifestVersion) => ({
    value: String(version),
    label: t(note ? 'placements.versionWithNote' : 'placements.version', {
      version,
      when: format.dateTime(publishedAt),
      note,
    }),
  });
  return (
    <Dialog
      open={open}
      title={t('placements.pinTitle', { name: placement.name })}
      onClose={onClose}
      action={
        <Button kind="primary" disabled={!versions.data} loading={pending} onClick={() => void submit()}>
          {t('records.save')}
        </Button>
      }
    >
      <Loaded query={versions} skeleton={<Skeleton shape="rows" count={1} />}>
        {({ items }) => (
          <LabelledField label={t('placements.versionLabel')} help={t('placements.pinHelp')}>
            <Select
              value={chosen}
              onChange={(value) => setChosen(value ?? newest)}
              options={[{ value: newest, label: t('placements.newestVersion') }, ...items.map(option)]}
            />
          </LabelledField>
        )}
      </Loaded>
    </Dialog>
  );
}
