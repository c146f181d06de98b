import { playedAccount } from '@vitrine/shared/contract';
import { FormDialog, FormField, TextField } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';

interface PlayedGoogleProps {
  open: boolean;
  onClose: () => void;
  onChosen: (address: string) => Promise<void>;
}

/** In the demo, instead of Google's own window: whose account it would be. */
export function PlayedGoogle({ open, onClose, onChosen }: PlayedGoogleProps) {
  const t = useManagerTexts();
  return (
    <FormDialog
      open={open}
      title={t('sign-in.playedTitle')}
      submitLabel={t('sign-in.linkGoogle')}
      schema={playedAccount}
      initial={{ address: '' }}
      onClose={onClose}
      onSubmit={({ address }) => onChosen(address)}
    >
      <FormField name="address" label={t('sign-in.playedAddress')} help={t('sign-in.playedText')}>
        <TextField type="email" autoFocus />
      </FormField>
    </FormDialog>
  );
}
