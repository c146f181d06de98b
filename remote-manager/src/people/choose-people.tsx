import { limits } from '@vitrine/shared/contract';
import { FileDrop, LabelledField, Select, TextArea } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import type { Role } from './person';
import { RoleOption } from './role-option';

interface ChoosePeopleProps<R extends Role> {
  roles: R[];
  role: R;
  onRole: (role: R) => void;
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}

/** Who is to be invited: pasted, or from a file. */
export function ChoosePeople<R extends Role>(props: ChoosePeopleProps<R>) {
  const { roles, role, onRole, text, onText, onFile } = props;
  const t = useManagerTexts();
  return (
    <>
      <LabelledField
        label={t('people.many.addresses')}
        help={t('people.many.addressesHelp', { count: limits.peopleAtOnce })}
      >
        <TextArea value={text} onChange={onText} autoFocus spellCheck={false} dir="ltr" />
      </LabelledField>
      <FileDrop
        drop={t('people.many.drop')}
        or={t('people.many.or')}
        choose={t('people.many.choose')}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onFile={onFile}
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
