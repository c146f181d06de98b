import type { VideoWallDocument } from '@vitrine/shared/contract';
import { FormField, NumberField } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';

/** Where in its wall a screen hangs: fields of a form. */
export function PlaceFields({ wall }: { wall: VideoWallDocument }) {
  const t = useEditorTexts();
  return (
    <>
      <FormField name="row" label={t('video-wall.screens.row')} help={t('video-wall.screens.rowHelp')}>
        <NumberField min={1} max={wall.rows} precision={0} />
      </FormField>
      <FormField
        name="column"
        label={t('video-wall.screens.column')}
        help={t('video-wall.screens.columnHelp')}
      >
        <NumberField min={1} max={wall.columns} precision={0} />
      </FormField>
    </>
  );
}
