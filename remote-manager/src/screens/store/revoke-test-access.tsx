import { endpoints, type TestAccess } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { ConfirmByName, useEndpointMutation } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';

interface RevokeTestAccessProps {
  brandId: string;
  /** null: closed. */
  testAccess: TestAccess | null;
  onClose: () => void;
}

/** Revoking cannot be undone, so the label must be typed. */
export function RevokeTestAccess({ brandId, testAccess, onClose }: RevokeTestAccessProps) {
  const t = useManagerTexts();
  const toast = useToast();
  const revoke = useEndpointMutation(endpoints.revokeTestAccess, {
    invalidates: [endpoints.listTestAccesses],
  });
  if (!testAccess) return null;
  const { id, placementId, label } = testAccess;
  return (
    <ConfirmByName
      open
      title={t('test-accesses.revokeTitle')}
      name={label}
      actionLabel={t('test-accesses.revoke')}
      pending={revoke.isPending}
      onClose={onClose}
      onConfirm={() =>
        revoke.mutate(
          { params: { brandId, placementId, testAccessId: id } },
          {
            onSuccess: () => {
              toast.success({
                title: t('test-accesses.revokedToast', { name: label }),
                description: t('test-accesses.revokedToastText'),
              });
              onClose();
            },
          },
        )
      }
    >
      {t('test-accesses.revokeText')}
    </ConfirmByName>
  );
}
