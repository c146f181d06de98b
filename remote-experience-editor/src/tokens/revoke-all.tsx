import type { TokenLot } from '@vitrine/shared/contract';
import { ConfirmByName } from '@vitrine/shared/ui';
import { useEditorTexts } from '../texts/texts';
import { useRevoking } from './use-revoking';

interface RevokeProps {
  lot: TokenLot;
  onClose: () => void;
}

/** Takes back all codes of a lot that were not used, for good. */
export function RevokeAll({ lot, onClose }: RevokeProps) {
  const t = useEditorTexts();
  const { isPending, revoke } = useRevoking(lot, onClose);
  const { area, counts, name } = lot;
  return (
    <ConfirmByName
      open
      title={t(`tokens.${area}.revokeAllTitle`, { count: counts.issued + counts.redeemed })}
      name={name}
      actionLabel={t('tokens.revoke')}
      pending={isPending}
      onConfirm={() => revoke()}
      onClose={onClose}
    >
      {t(`tokens.${area}.revokeText`)}
    </ConfirmByName>
  );
}
