import { limits } from '@vitrine/shared/contract';
import { LabelledField, Select } from '@vitrine/shared/ui';
import { ChooseList } from '../parts/choose-list';
import type { CheckedList } from '../parts/use-checked-list';
import { useManagerTexts } from '../texts/use-manager-texts';
import type { Role } from './person';
import { RoleOption } from './role-option';

interface ChoosePeopleProps<R extends Role> {
  list: Pick<CheckedList<unknown>, 'text' | 'setText' | 'checkFile'>;
  roles: R[];
  role: R;
  onRole: (role: R) => void;
}

/** Who is to be invited: pasted, or from a file. */
export function ChoosePeople<R extends Role>({ list, roles, role, onRole }: ChoosePeopleProps<R>) {
  const t = useManagerTexts();
  return (
    <>
      <ChooseList
        list={list}
        label={t('people.many.addresses')}
        help={t('people.many.addressesHelp', { count: limits.peopleAtOnce })}
        drop={t('people.many.drop')}
        dir="ltr"
      />
      <LabelledField label={t('people.many.role')} help={t('people.many.roleHelp')}>
        <Select<R>
          value={role}
          onChange={(chosen) => chosen && onRole(chosen)}
          options={roles.map((one) => ({
            value: one,
            text: t(`people.role.${one}`),
            label: <RoleOption role={one} />,
          }))}
        />
      </LabelledField>
    </>
  );
}
