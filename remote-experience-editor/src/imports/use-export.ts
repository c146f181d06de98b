import { address } from '@vitrine/shared/client/address';
import { type DocumentArea, type ExportFormat, endpoints } from '@vitrine/shared/contract';
import { useExperience } from '../experience/experience-context';
import { useFileDownload } from './use-file-download';
import type { TableOwner } from './use-import-address';

/** Downloads the owner's documents of an area as a table that can be imported again. */
export function useExport(area: DocumentArea, owner: TableOwner) {
  const { brand, experience } = useExperience();
  const { busy, start } = useFileDownload();
  return {
    busy,
    start(format: ExportFormat) {
      const query = { area, format, ...(owner === 'experience' && { experienceId: experience.id }) };
      void start(
        address(endpoints.exportDocuments.path, { brandId: brand.id }, query),
        `${(owner === 'experience' ? experience : brand).name} ${area}.${format}`,
      );
    },
  };
}
