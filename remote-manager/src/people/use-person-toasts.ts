import { useToast } from '@vitrine/shared/host';
import { useManagerTexts } from '../texts/use-manager-texts';
import { nameOf, type Person, type Role } from './person';

/** What is said after a person was changed. */
export function usePersonToasts() {
  const t = useManagerTexts();
  const toast = useToast();
  return {
    roleChanged: (person: Person, role: Role) =>
      toast.success({
        title: t('people.roleToast'),
        description: t('people.roleToastText', { name: nameOf(person), role: t(`people.role.${role}`) }),
      }),
    /** @param undo enables them again. */
    disabled: (person: Person, undo: () => void) =>
      toast.success({
        title: t('people.disabledToast', { name: nameOf(person) }),
        description: t('people.disabledToastText'),
        action: { label: t('undo'), onAction: undo },
      }),
    enabled: () => toast.success(),
  };
}
