import { endpoints, ownProfile } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { FormField, SaveForm, TextField, useEndpointMutation } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';
import styles from './settings.module.css';

interface OwnNameProps {
  name: string | null;
  /** @param name as the API took it. */
  onChange: (name: string | null) => void;
}

/** What the signed-in person is called: who came with a password has no name until they give one. */
export function OwnName({ name, onChange }: OwnNameProps) {
  const t = useManagerTexts();
  const toast = useToast();
  const update = useEndpointMutation(endpoints.updateOwnProfile, {
    invalidates: [endpoints.listTenantUsers, endpoints.listBrandUsers],
    inForm: true,
  });
  return (
    <div className={styles.card}>
      <SaveForm
        schema={ownProfile}
        initial={{ displayName: name ?? '' }}
        onSubmit={async (body) => {
          const person = await update.mutateAsync({ body });
          toast.success({ title: t('records.savedToast'), description: t('records.savedToastText') });
          onChange(person.displayName);
        }}
      >
        <FormField name="displayName" label={t('settings.ownName')} help={t('settings.ownNameHelp')}>
          <TextField />
        </FormField>
      </SaveForm>
    </div>
  );
}
