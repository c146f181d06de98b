import type { ManifestVersion } from '@vitrine/shared/contract';
import { Dialog } from '@vitrine/shared/ui';
import { CheckList } from '../../checks/check-list';
import { useEditorTexts } from '../../texts/texts';

interface CertificateDialogProps {
  version: ManifestVersion;
  onClose: () => void;
}

/** What the checks said when a version was published; it is kept with the version. */
export function CertificateDialog({ version, onClose }: CertificateDialogProps) {
  const t = useEditorTexts();
  return (
    <Dialog
      open
      title={t('manifest.certificateTitle', { version: version.version })}
      onClose={onClose}
      width={560}
    >
      <CheckList checks={version.certificate.checks} onFollow={onClose} />
    </Dialog>
  );
}
