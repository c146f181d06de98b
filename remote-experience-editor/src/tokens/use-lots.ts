import { endpoints } from '@vitrine/shared/contract';
import { useEndpointPage, useMay } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../experience/experience-context';

/** How long counts on an open screen may be old: each is made from the ledger, code by code. */
const refetchIntervalMs = 30_000;
/** Ten full lots that were all used are 50,000 looks at it. */
const limit = 10;

/** The lots of a document, newest first, with what became of their codes by now. */
export function useLots(documentId: string) {
  const { brand, experience } = useExperience();
  const [cursor, turnTo] = useState('');
  const page = useEndpointPage(
    endpoints.listTokenLots,
    {
      params: { brandId: brand.id, experienceId: experience.id },
      query: { documentId, limit, ...(cursor && { cursor }) },
    },
    { refetchIntervalMs },
  );
  return { page, turnTo };
}

/** What the person may do with codes; the API decides it again. What was handed out is taken back from archives, too. */
export function useTokenRights() {
  const { brand, may } = useExperience();
  const ask = useMay();
  const mayWrite = ask('tokens:write', brand.id);
  return { read: ask('tokens:read', brand.id), make: may.write && mayWrite, revoke: mayWrite };
}
