import { endpoints, type HungScreen } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { Button, Dialog, useEndpointMutation } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';

interface RevokeScreenProps {
  open: boolean;
  screen: HungScreen;
  onClose: () => void;
}

/** Asks before a device is taken out of the wall. */
export function RevokeScreen({ open, screen: { id, name }, onClose }: RevokeScreenProps) {
  const t = useEditorTexts();
  const toast = useToast();
  const { brand } = useExperience();
  const revoke = useEndpointMutation(endpoints.revokeWallScreen, {
    invalidates: [endpoints.listWallScreens],
  });
  const confirm = () =>
    revoke.mutate(
      { params: { brandId: brand.id, wallScreenId: id } },
      {
        onSuccess: () => {
          toast.success({ description: t('video-wall.screens.revoked', { name }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open={open}
      title={t('video-wall.screens.revokeTitle', { name })}
      onClose={onClose}
      action={
        <Button danger loading={revoke.isPending} onClick={confirm}>
          {t('video-wall.screens.revoke')}
        </Button>
      }
    >
      <p>{t('video-wall.screens.revokeText')}</p>
    </Dialog>
  );
}
