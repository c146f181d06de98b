import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import type { ImportSubject } from '@vitrine/shared/contract';
import { useAddressState } from '@vitrine/shared/ui';
import { useState } from 'react';
import type { OwnerKind } from '../documents/store/owner';
import { useExperience } from '../experience/experience-context';

/**
 * Which import is open, kept in the address, and which one was left on its way, kept on this device.
 * That of texts has an address of its own: it lies over any area.
 */
export function useImportAddress(subject: ImportSubject, owner: OwnerKind) {
  const { brand, experience } = useExperience();
  const whose = { experience: experience.id, brand: brand.id, tenant: 'tenant' }[owner];
  const key = `vitrine.import.${whose}.${subject}`;
  const [opened, setOpened] = useAddressState(subject === 'texts' ? 'texts' : 'import');
  const [left, setLeft] = useState(() => deviceStorage.get(key));
  return {
    /** '': none; 'new': no table is chosen yet; else an import's id. */
    opened,
    left,
    open: (id: string) => setOpened(id),
    close: () => setOpened(''),
    /** While it is on its way. @param id null once it is over. */
    remember(id: string | null) {
      if (id === null) deviceStorage.remove(key);
      else deviceStorage.set(key, id);
      setLeft(id);
    },
  };
}
