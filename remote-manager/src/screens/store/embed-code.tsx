import type { Placement } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { CopyField, Dialog } from '@vitrine/shared/ui';
import type { MenuDialog } from '../../parts/dialog-host';
import { useManagerTexts } from '../../texts/use-manager-texts';

const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The line of HTML that shows a placement inside another page. */
export function EmbedCode({ placement, open, onClose }: MenuDialog & { placement: Placement }) {
  const t = useManagerTexts();
  const address = `${window.location.origin}${addresses.placement(placement.id)}`;
  const code = `<iframe src="${address}" title="${inAttribute(placement.name)}" width="100%" height="640" style="border:0" allow="fullscreen; autoplay; xr-spatial-tracking" loading="lazy"></iframe>`;
  return (
    <Dialog open={open} title={t('placements.embedTitle', { name: placement.name })} onClose={onClose}>
      <p>{t('placements.embedText')}</p>
      <CopyField text={code} label={t('placements.embedCode')} />
    </Dialog>
  );
}
