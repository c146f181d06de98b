import { type Experience, endpoints, type TestAccess } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { useNavigate, useToast } from '@vitrine/shared/host';
import { Button, Dialog, ExportOutlined, useApi } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useEditorTexts } from '../texts/texts';

/** The editor's own: what colleagues made for other people is theirs to revoke. */
const isUsable = ({ label, revokedAt, expiresAt, pinnedVersion }: TestAccess, ownLabel: string) =>
  label === ownLabel &&
  !revokedAt &&
  pinnedVersion === null &&
  (!expiresAt || Date.parse(expiresAt) > Date.now());

/** Opens the draft as a visitor would see it, at a placement that shows this experience. */
export function PreviewButton({ experience }: { experience: Experience }) {
  const t = useEditorTexts();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const [explaining, setExplaining] = useState(false);
  const [pending, setPending] = useState(false);
  const { brandId, id: experienceId } = experience;

  /** Address of the draft; null where no placement shows the experience. */
  const findAddress = async (): Promise<string | null> => {
    const placements = await api.call(endpoints.listPlacements, {
      params: { brandId },
      query: { experienceId, limit: 1 },
    });
    const [placement] = placements.items;
    if (!placement) return null;
    const label = t('frame.preview.label');
    const params = { brandId, placementId: placement.id };
    const accesses = await api.call(endpoints.listTestAccesses, { params, query: { limit: 100 } });
    const access =
      accesses.items.find((access) => isUsable(access, label)) ??
      (await api.call(endpoints.createTestAccess, { params, body: { label } }));
    return addresses.testAccess(placement.id, access.id);
  };

  const open = async () => {
    // Opened before anything is asked: later, the browser would take it for an unwanted window.
    const tab = window.open('', '_blank');
    setPending(true);
    try {
      const address = await findAddress();
      if (address && tab) tab.location.href = address;
      else if (address) window.location.assign(address);
      else {
        tab?.close();
        setExplaining(true);
      }
    } catch (error) {
      tab?.close();
      toast.error(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <Button icon={<ExportOutlined />} loading={pending} onClick={() => void open()}>
        {t('frame.preview.action')}
      </Button>
      <Dialog
        open={explaining}
        title={t('frame.preview.none')}
        onClose={() => setExplaining(false)}
        action={
          <Button kind="primary" onClick={() => void navigate(addresses.stores(brandId))}>
            {t('frame.preview.stores')}
          </Button>
        }
      >
        <p>{t('frame.preview.explain')}</p>
      </Dialog>
    </>
  );
}
