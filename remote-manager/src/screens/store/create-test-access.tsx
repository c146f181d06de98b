import { endpoints, type Placement, type TestAccess, testAccessCreate } from '@vitrine/shared/contract';
import {
  DateTimeField,
  FormDialog,
  FormField,
  TextField,
  useEndpointMutation,
  useNow,
} from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';

const aWeekMs = 7 * 24 * 3600_000;

interface CreateTestAccessProps {
  placement: Placement;
  open: boolean;
  onClose: () => void;
  onCreated: (testAccess: TestAccess) => void;
}

/** Creates a test access that ends in a week unless said otherwise, and shows its link. */
export function CreateTestAccess({ placement, open, onClose, onCreated }: CreateTestAccessProps) {
  const t = useManagerTexts();
  const now = useNow();
  const create = useEndpointMutation(endpoints.createTestAccess, {
    invalidates: [endpoints.listTestAccesses],
    inForm: true,
  });
  return (
    <FormDialog
      open={open}
      title={t('test-accesses.create')}
      submitLabel={t('test-accesses.createSubmit')}
      schema={testAccessCreate}
      initial={{ label: '', expiresAt: new Date(now + aWeekMs).toISOString() }}
      onClose={onClose}
      onSubmit={async (body) => {
        const params = { brandId: placement.brandId, placementId: placement.id };
        const testAccess = await create.mutateAsync({ params, body });
        onClose();
        onCreated(testAccess);
      }}
    >
      <FormField name="label" label={t('test-accesses.label')} help={t('test-accesses.labelHelp')}>
        <TextField autoFocus />
      </FormField>
      <FormField name="expiresAt" label={t('test-accesses.expires')} help={t('test-accesses.expiresHelp')}>
        <DateTimeField />
      </FormField>
    </FormDialog>
  );
}
