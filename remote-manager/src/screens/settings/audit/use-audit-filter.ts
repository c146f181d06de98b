import { entityIdPattern } from '@vitrine/shared/contract';
import { useAddressState, useClearAddress } from '@vitrine/shared/ui';
import { auditActions } from './audit-words';

/** Before this list's words in the address of the settings. */
export const auditPrefix = 'log-';
const words = ['q', 'who', 'brand', 'action', 'from', 'until', 'cursor'];
const drops = `${auditPrefix}cursor`;

const isMoment = (text: string) => !Number.isNaN(Date.parse(text)) && text.endsWith('Z');

/** Which entries are shown, as the address says. What somebody wrote there by hand and is none filters nothing. */
export function useAuditFilter() {
  const [q] = useAddressState(`${auditPrefix}q`);
  const [who, setWho] = useAddressState(`${auditPrefix}who`, '', { drops });
  const [brand, setBrand] = useAddressState(`${auditPrefix}brand`, '', { drops });
  const [action, setAction] = useAddressState(`${auditPrefix}action`, '', { drops });
  const [from, setFrom] = useAddressState(`${auditPrefix}from`, '', { drops });
  const [until, setUntil] = useAddressState(`${auditPrefix}until`, '', { drops });
  const known = {
    who: who.includes('@') ? who : null,
    brandId: entityIdPattern.test(brand) ? brand : null,
    action: auditActions.find((one) => one === action) ?? null,
    from: isMoment(from) ? from : null,
    until: isMoment(until) ? until : null,
  };
  const clear = useClearAddress(...words.map((word) => auditPrefix + word));
  const given = Object.entries(known).filter(([, value]) => value !== null);
  return {
    ...known,
    q,
    setWho: (value: string | null) => setWho(value ?? ''),
    setBrand: (value: string | null) => setBrand(value ?? ''),
    setAction: (value: string | null) => setAction(value ?? ''),
    setFrom: (value: string | null) => setFrom(value ?? ''),
    setUntil: (value: string | null) => setUntil(value ?? ''),
    clear,
    /** Beside the search. */
    filters: given.length > 0,
    /** For the list's endpoint, and for the export's. */
    query: {
      ...(q ? { q } : {}),
      ...(Object.fromEntries(given) as Partial<Record<keyof typeof known, string>>),
    },
  };
}
export type AuditFilterState = ReturnType<typeof useAuditFilter>;
