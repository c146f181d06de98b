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
  };
}
