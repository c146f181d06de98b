import { arrangement, type OptionSet, textIn } from '@vitrine/shared/contract';
import { LabelledField, Section, Select } from '@vitrine/shared/ui';
import { useStore } from 'zustand';
import { LanguageField } from '../../documents/fields/language-field';
import { LoadedDocument } from '../../documents/page/loaded-document';
import { type Editing, useDocument } from '../../documents/store/use-document';
import { type OwnerKind, useMayWrite } from '../../documents/store/use-document-writes';
import { useUndoKeys } from '../../documents/store/use-undo-keys';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { OptionRows } from '../../vaults/option-rows';
import { VaultPage } from '../../vaults/vault-page';

/** One option set: its name, its options, and where it is used. */
export function OptionSetScreen({ documentId }: { documentId: string }) {
  const { brand } = useExperience();
  const { query, editing, owner } = useDocument('answer-option-vault', brand.id, documentId);
  useUndoKeys(editing);
  return (
    <LoadedDocument area="answer-option-vault" query={query}>
      {() => editing && owner && <OpenSet editing={editing} owner={owner} />}
    </LoadedDocument>
  );
}

function OpenSet({ editing, owner }: { editing: Editing<OptionSet>; owner: OwnerKind }) {
  const t = useEditorTexts();
  const { language, baseLanguage } = useExperience();
  const mayWrite = useMayWrite(owner);
  const set = useStore(editing.store, ({ data }) => data);
  const change = (what: keyof OptionSet, next: Partial<OptionSet>) =>
    editing.run(what, (current) => ({ ...current, ...next }));
  return (
    <VaultPage
      area="answer-option-vault"
      editing={editing}
      owner={owner}
      title={textIn(set.title, language, baseLanguage)}
      mayWrite={mayWrite}
    >
      <LanguageField
        label={t('answer-option-vault.title')}
        at="/title"
        help={t('answer-option-vault.titleHelp')}
        value={set.title}
        maxLength={255}
        disabled={!mayWrite}
        onChange={(title) => change('title', { title })}
      />
      <LabelledField label={t('vaults.arrangement')}>
        <Select
          value={set.arrangement}
          disabled={!mayWrite}
          onChange={(next) => next && change('arrangement', { arrangement: next })}
          options={arrangement.options.map((value) => ({
            value,
            label: t(`values.arrangement.${value}`),
          }))}
        />
      </LabelledField>
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
