import { type ApiToken, endpoints } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { ConfirmByName, useEndpointMutation } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../../texts/use-manager-texts';

interface RevokeApiTokenProps {
  brandId: string;
  /** null: closed. */
  apiToken: ApiToken | null;
  onClose: () => void;
}

/** Revoking cannot be undone, so the name must be typed. */
export function RevokeApiToken({ brandId, apiToken, onClose }: RevokeApiTokenProps) {
  const t = useManagerTexts();
  const toast = useToast();
  const revoke = useEndpointMutation(endpoints.revokeApiToken, { invalidates: [endpoints.listApiTokens] });
  if (!apiToken) return null;
  const { id, name } = apiToken;
  const onRevoked = () => {
    toast.success({
      title: t('integrations.token.revokedToast', { name }),
      description: t('integrations.token.revokedToastText'),
    });
    onClose();
  };
  return (
    <ConfirmByName
      open
      title={t('integrations.token.revokeTitle')}
      name={name}
      actionLabel={t('integrations.token.revoke')}
      pending={revoke.isPending}
      onClose={onClose}
      onConfirm={() => revoke.mutate({ params: { brandId, apiTokenId: id } }, { onSuccess: onRevoked })}
    >
      {t('integrations.token.revokeText')}
    </ConfirmByName>
  );
}
