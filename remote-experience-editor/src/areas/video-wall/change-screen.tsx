import {
  endpoints,
  type HungScreen,
  type VideoWallDocument,
  wallScreenUpdate,
} from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { FormDialog, FormField, TextField, useEndpointMutation } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { PlaceFields } from './place-fields';

interface ChangeScreenProps {
  open: boolean;
  screen: HungScreen;
  wall: VideoWallDocument;
  onClose: () => void;
}

/** Another name or another place for a device. */
export function ChangeScreen({ open, screen, wall, onClose }: ChangeScreenProps) {
  const t = useEditorTexts();
  const toast = useToast();
  const { brand } = useExperience();
  const update = useEndpointMutation(endpoints.updateWallScreen, {
    invalidates: [endpoints.listWallScreens],
    inForm: true,
  });
  const { column, id, name, row } = screen;
  return (
    <FormDialog
      open={open}
      title={t('video-wall.screens.change')}
      submitLabel={t('video-wall.screens.save')}
      schema={wallScreenUpdate}
      initial={{ name, row, column }}
      onClose={onClose}
      onSubmit={async (body) => {
        const changed = await update.mutateAsync({
          params: { brandId: brand.id, wallScreenId: id },
          body,
        });
        toast.success({ description: t('video-wall.screens.changed', { name: changed.name }) });
        onClose();
      }}
    >
      <FormField name="name" label={t('video-wall.screens.name')} help={t('video-wall.screens.nameHelp')}>
        <TextField autoFocus />
      </FormField>
      <PlaceFields wall={wall} />
    </FormDialog>
  );
}
