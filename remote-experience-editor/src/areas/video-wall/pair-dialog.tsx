import {
  endpoints,
  type HungScreen,
  type VideoWallDocument,
  wallGeometry,
  wallScreenPairing,
} from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { FormDialog, FormField, TextField, useEndpointMutation } from '@vitrine/shared/ui';
import { saveAll } from '../../documents/store/open-documents';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { PlaceFields } from './place-fields';

interface PairDialogProps {
  open: boolean;
  documentId: string;
  wall: VideoWallDocument;
  /** Those that have a place already; null while that is not known. */
  screens: HungScreen[] | null;
  /** As it was scanned; '' where it is typed. */
  code: string;
  onClose: () => void;
}

/** Lets a device in that shows a code, and gives it the first place that is free. */
export function PairDialog({ open, documentId, wall, screens, code, onClose }: PairDialogProps) {
  const t = useEditorTexts();
  const toast = useToast();
  const { brand } = useExperience();
  const pair = useEndpointMutation(endpoints.createWallScreen, {
    invalidates: [endpoints.listWallScreens],
    inForm: true,
  });
  const isTaken = (row: number, column: number) =>
    screens?.some((screen) => screen.row === row && screen.column === column);
  const free = wallGeometry(wall).tiles.find(({ column, row }) => !isTaken(row, column));
  const name = free ? t('video-wall.screens.place', { number: free.number }) : '';
  const place = { name, row: free?.row ?? 1, column: free?.column ?? 1 };
  return (
    <FormDialog
      open={open}
      title={t('video-wall.screens.add')}
      submitLabel={t('video-wall.screens.pair')}
      schema={wallScreenPairing}
      // A scanned code is here before it is known which places are free.
      initial={{ code, ...(screens && place) }}
      onClose={onClose}
      onSubmit={async (body) => {
        // The API asks the draft how large the wall is.
        await saveAll();
        const paired = await pair.mutateAsync({ params: { brandId: brand.id, documentId }, body });
        toast.success({ description: t('video-wall.screens.paired', { name: paired.name }) });
        onClose();
      }}
    >
      <FormField name="code" label={t('video-wall.screens.code')} help={t('video-wall.screens.codeHelp')}>
        <TextField autoFocus autoComplete="off" dir="ltr" />
      </FormField>
      <FormField name="name" label={t('video-wall.screens.name')} help={t('video-wall.screens.nameHelp')}>
        <TextField />
      </FormField>
      <PlaceFields wall={wall} />
    </FormDialog>
  );
}
