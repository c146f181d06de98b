import { type BrandFile, endpoints } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { useAnswers, useApi } from '@vitrine/shared/ui';
import type { MenuDialog } from '../parts/dialog-host';
import { useManagerTexts } from '../texts/use-manager-texts';
import { MediaUses } from './media-uses';
import { ReplaceDialog } from './replace-dialog';
import { accepted, kindOfFile, useSendMedia } from './send-media';

/** Another file of its kind in the place of a picture or video. */
export function ReplaceMedia({
  brandId,
  file: former,
  ...dialog
}: MenuDialog & { brandId: string; file: BrandFile }) {
  const t = useManagerTexts();
  const api = useApi();
  const toast = useToast();
  const answers = useAnswers();
  const send = useSendMedia(brandId);
  const { kind, name } = former;
  return (
    <ReplaceDialog
      name={name}
      uses={<MediaUses brandId={brandId} file={former} />}
      choose={t(`media.choose.${kind}`)}
      accept={accepted[kind]}
      send={async (file, options) => {
        if (kindOfFile(file) !== kind) throw new Error(t(`media.otherKind.${kind}`));
        const { sha256 } = await send(file, kind, options);
        const { kept, replaced } = await api.call(endpoints.replaceBrandFile, {
          params: { brandId, sha256: former.sha256 },
          body: { by: sha256 },
          signal: options.signal,
        });
        await answers.invalidate(
          endpoints.listBrandFiles,
          endpoints.listExperiences,
          endpoints.getBrand,
          endpoints.listBrands,
        );
        toast.success({
          title: t('media.replaced', { name, count: replaced }),
          description: kept > 0 ? t('media.kept', { count: kept }) : t('media.replacedText'),
        });
        dialog.onClose();
      }}
      {...dialog}
    />
  );
}
