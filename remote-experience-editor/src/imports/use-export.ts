import { address } from '@vitrine/shared/client/address';
import { type DocumentArea, type ExportFormat, endpoints } from '@vitrine/shared/contract';
import { useSession, useToast } from '@vitrine/shared/host';
import { ApiError } from '@vitrine/shared/ui';
import { useState } from 'react';
import { flushAll } from '../documents/open-documents';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { download } from './download';
import type { TableOwner } from './use-import-address';

/** Downloads the owner's documents of an area as a table that can be imported again. */
export function useExport(area: DocumentArea, owner: TableOwner) {
  const t = useEditorTexts();
  const toast = useToast();
  const { getToken } = useSession();
  const { brand, experience } = useExperience();
  const [busy, setBusy] = useState(false);
  const start = async (format: ExportFormat) => {
    flushAll();
    setBusy(true);
    try {
      const query = { area, format, ...(owner === 'experience' && { experienceId: experience.id }) };
      // A file, and no JSON as the client's calls answer.
      const answer = await fetch(address(endpoints.exportDocuments.path, { brandId: brand.id }, query), {
        headers: { authorization: `Bearer ${await getToken()}` },
      });
      if (!answer.ok) throw new ApiError(t('imports.exportFailed'), answer.status, null);
      download(
        await answer.blob(),
        `${(owner === 'experience' ? experience : brand).name} ${area}.${format}`,
      );
    } catch (error) {
      toast.error(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(false);
    }
  };
  return { busy, start: (format: ExportFormat) => void start(format) };
}
