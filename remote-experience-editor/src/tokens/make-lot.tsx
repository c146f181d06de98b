import { endpoints, type TokenArea, tokenLotCreate } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useToast } from '@vitrine/shared/host';
import {
  Dialog,
  FormDialog,
  FormField,
  LinkButton,
  Loaded,
  NumberField,
  Select,
  Skeleton,
  TextField,
  useEndpointMutation,
} from '@vitrine/shared/ui';
import { saveAll } from '../documents/store/open-documents';
import { useExperience } from '../experience/experience-context';
import { usePlacementNames } from '../experience/use-placement-names';
import { useEditorTexts } from '../texts/texts';

interface MakeLotProps {
  area: TokenArea;
  documentId: string;
  open: boolean;
  onClose: () => void;
}

/** The document is the open one, and the area its own: these three are asked for. */
const asked = tokenLotCreate.pick({ placementId: true, name: true, size: true });

/** Makes a lot for one placement; without any it says where they come from. */
export function MakeLot({ area, documentId, open, onClose }: MakeLotProps) {
  const t = useEditorTexts();
  const toast = useToast();
  const { brand, experience } = useExperience();
  const { list, options } = usePlacementNames();
  const create = useEndpointMutation(endpoints.createTokenLot, {
    invalidates: [endpoints.listTokenLots],
    inForm: true,
  });
  const [only] = options.length === 1 ? options : [];

  if (list.data && options.length === 0)
    return (
      <Dialog
        open={open}
        title={t(`tokens.${area}.make`)}
        onClose={onClose}
        action={
          <LinkButton kind="primary" to={addresses.stores(brand.id)}>
            {t('tokens.toStores')}
          </LinkButton>
        }
      >
        <p>{t(`tokens.${area}.noPlacement`)}</p>
      </Dialog>
    );
  return (
    <FormDialog
      open={open}
      title={t(`tokens.${area}.make`)}
      submitLabel={t('tokens.makeSubmit')}
      schema={asked}
      initial={{ name: '', ...(only && { placementId: only.value }) }}
      onClose={onClose}
      onSubmit={async (values) => {
        // The API asks the draft whether it is answered with codes: what was chosen last may not be there yet.
        await saveAll();
        const { size } = await create.mutateAsync({
          params: { brandId: brand.id, experienceId: experience.id },
          body: { area, documentId, ...values },
        });
        toast.success({ description: t(`tokens.${area}.made`, { count: size }) });
        onClose();
      }}
    >
      <Loaded query={list} skeleton={<Skeleton shape="form" count={3} />}>
        {() => (
          <>
            <FormField name="placementId" label={t('tokens.placement')} help={t('tokens.placementHelp')}>
              <Select options={options} searchable />
            </FormField>
            <FormField name="name" label={t('fields.name')} help={t('tokens.nameHelp')}>
              <TextField autoFocus />
            </FormField>
            <FormField name="size" label={t(`tokens.${area}.size`)} help={t('tokens.sizeHelp')}>
              <NumberField precision={0} />
            </FormField>
          </>
        )}
      </Loaded>
    </FormDialog>
  );
}
