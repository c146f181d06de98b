import { arrangement, type OptionSet, textIn } from '@vitrine/shared/contract';
import { Section, Select } from '@vitrine/shared/ui';
import { useStore } from 'zustand';
import { fieldsOf } from '../../documents/fields/fields-of';
import type { OwnerKind } from '../../documents/store/owner';
import type { Editing } from '../../documents/store/use-document';
import { useMayWrite } from '../../documents/store/use-document-writes';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { OptionRows } from '../../vaults/option-rows';
import { VaultPage } from '../../vaults/vault-page';

const { Field, LanguageField } = fieldsOf<OptionSet>();

/** One option set: its name, its options, and where it is used. */
export function OptionSetScreen({ editing, owner }: { editing: Editing<OptionSet>; owner: OwnerKind }) {
  const t = useEditorTexts();
  const { language, baseLanguage } = useExperience();
  const mayWrite = useMayWrite(owner);
  const set = useStore(editing.store, ({ data }) => data);
  return (
    <VaultPage
      area="answer-option-vault"
      editing={editing}
      owner={owner}
      title={textIn(set.title, language, baseLanguage)}
      mayWrite={mayWrite}
    >
      <LanguageField
        at="/title"
        label={t('answer-option-vault.title')}
        help={t('answer-option-vault.titleHelp')}
      />
      <Field at="/arrangement" label={t('vaults.arrangement')}>
        <Select
          options={arrangement.options.map((value) => ({
            value,
            label: t(`values.arrangement.${value}`),
          }))}
        />
      </Field>
      <Section title={t('vaults.options')}>
        <OptionRows
          options={set.options}
          readOnly={!mayWrite}
          onChange={(name, next) =>
            editing.run(name, (current) => ({ ...current, options: next(current.options) }))
          }
        />
      </Section>
    </VaultPage>
  );
}
