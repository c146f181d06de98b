import { endpoints, type TokenLot } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { useEndpointMutation } from '@vitrine/shared/ui';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';

/** Takes codes of a lot back, and says how many were used before. */
export function useRevoking({ area, id }: TokenLot, onDone: () => void) {
  const t = useEditorTexts();
  const toast = useToast();
  const { brand, experience } = useExperience();
  const { isPending, mutate } = useEndpointMutation(endpoints.revokeTokens, {
    invalidates: [endpoints.listTokenLots, endpoints.listTokens],
  });
  /** @param numbers left out: all that were not used. */
  const revoke = (numbers?: number[]) =>
    mutate(
      {
        params: { brandId: brand.id, experienceId: experience.id, tokenLotId: id },
        body: numbers ? { numbers } : {},
      },
      {
        onSuccess: ({ revoked, used }) => {
          const description = [
            t(`tokens.${area}.revoked`, { count: revoked }),
            used > 0 && t('tokens.stayUsed', { count: used }),
          ];
          toast.success({ description: description.filter(Boolean).join(' ') });
          onDone();
        },
      },
    );
  return { isPending, revoke };
}
