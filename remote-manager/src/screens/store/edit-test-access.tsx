import {
  endpoints,
  type Placement,
  type TestAccess,
  testAccessCreate,
  testAccess as testAccessSchema,
} from '@vitrine/shared/contract';
import { DateTimeField, FormDialog, FormField, TextField, useNow, useRecordSave } from '@vitrine/shared/ui';
import { useManagerTexts } from '../../texts/use-manager-texts';

/** An end that has passed may stay as it is: whether another one is to come, the API says. */
const schema = testAccessCreate
  .pick({ label: true })
  .extend(testAccessSchema.pick({ expiresAt: true }).shape);

interface EditTestAccessProps {
  placement: Placement;
  testAccess: TestAccess;
  onClose: () => void;
}

/** Its label and its end, each of which can be changed without the other. */
export function EditTestAccess({ placement, testAccess, onClose }: EditTestAccessProps) {
  const t = useManagerTexts();
  const now = useNow();
  const save = useRecordSave(endpoints.updateTestAccess, testAccess, {
    invalidates: [endpoints.listTestAccesses],
  });
  const { expiresAt, id, label } = testAccess;
  const ended = expiresAt !== null && Date.parse(expiresAt) < now;
  return (
    <FormDialog
      open
      title={t('test-accesses.editTitle')}
      submitLabel={t('records.save')}
      schema={schema}
      initial={{ label, expiresAt }}
      onClose={onClose}
      onSubmit={async (values) => {
        const params = { brandId: placement.brandId, placementId: placement.id, testAccessId: id };
        await save({ params }, values);
        onClose();
      }}
    >
      <FormField name="label" label={t('test-accesses.label')} help={t('test-accesses.labelHelp')}>
        <TextField autoFocus />
      </FormField>
      <FormField
        name="expiresAt"
        label={t('test-accesses.expires')}
        help={t(ended ? 'test-accesses.endedHelp' : 'test-accesses.expiresHelp')}
      >
        <DateTimeField />
      </FormField>
    </FormDialog>
  );
}
