import { address } from '@vitrine/shared/client/address';
import { type DocumentArea, type ExportFormat, endpoints } from '@vitrine/shared/contract';
import type { OwnerKind } from '../documents/store/owner';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { useFileDownload } from './use-file-download';

/** Downloads the owner's documents of an area as a table that can be imported again. */
export function useExport(area: DocumentArea, owner: OwnerKind) {
  const t = useEditorTexts();
  const { brand, experience } = useExperience();
  const { busy, start } = useFileDownload();
  return {
    busy,
    start(format: ExportFormat) {
      const query = {
        area,
        format,
        ...(owner === 'experience' ? { experienceId: experience.id } : { owner }),
      };
      const whose = { experience: experience.name, brand: brand.name, tenant: t('vaults.scope.tenant') }[
        owner
      ];
      void start(
        address(endpoints.exportDocuments.path, { brandId: brand.id }, query),
        `${whose} ${area}.${format}`,
      );
    },
  };
}
