import { apiTokenCreate, type CreatedApiToken, endpoints } from '@vitrine/shared/contract';
import {
  DateTimeField,
  FormDialog,
  FormField,
  TextField,
  useEndpointMutation,
  useNow,
} from '@vitrine/shared/ui';
import { useManagerTexts } from '../../../texts/use-manager-texts';

/** Long enough to be worth it, short enough to be thought about again. */
const ninetyDaysMs = 90 * 24 * 3600_000;

interface CreateApiTokenProps {
  brandId: string;
  open: boolean;
  onClose: () => void;
  onCreated: (created: CreatedApiToken) => void;
}

/** Creates a token that ends in 90 days unless said otherwise. */
export function CreateApiToken({ brandId, open, onClose, onCreated }: CreateApiTokenProps) {
  const t = useManagerTexts();
  const now = useNow();
  const create = useEndpointMutation(endpoints.createApiToken, {
    invalidates: [endpoints.listApiTokens],
    inForm: true,
  });
  return (
    <FormDialog
      open={open}
      title={t('integrations.token.create')}
      submitLabel={t('integrations.token.create')}
      schema={apiTokenCreate}
      initial={{ name: '', expiresAt: new Date(now + ninetyDaysMs).toISOString() }}
      onClose={onClose}
      onSubmit={async (body) => {
        const created = await create.mutateAsync({ params: { brandId }, body });
        onClose();
        onCreated(created);
      }}
    >
      <FormField name="name" label={t('fields.name')} help={t('integrations.token.nameHelp')}>
        <TextField autoFocus />
      </FormField>
      <FormField
        name="expiresAt"
        label={t('integrations.token.ends')}
        help={t('integrations.token.endsHelp')}
      >
        <DateTimeField />
      </FormField>
    </FormDialog>
  );
}
