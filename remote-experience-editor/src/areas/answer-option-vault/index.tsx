import { inOrder, textIn, vaultOptionSet } from '@vitrine/shared/contract';
import { SheetsDrawing, useAddressState } from '@vitrine/shared/ui';
import { useState } from 'react';
import { DocumentList } from '../../documents/lists/document-list';
import { OpenedDocument } from '../../documents/page/opened-document';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { ScopeSwitch } from '../../vaults/scope-switch';
import { useArchiving } from '../../vaults/use-archiving';
import { useCopying } from '../../vaults/use-copying';
import { useVaultScope } from '../../vaults/use-vault-scope';
import { VaultTable } from '../../vaults/vault-table';
import { CreateDialog } from './create-dialog';
import { OptionSetScreen } from './option-set-screen';

/** The option sets of an experience, its brand or all brands; `?id=` opens one. */
export default function AnswerOptionVault() {
  const [documentId] = useAddressState('id');
  if (!documentId) return <OptionSets />;
  return (
    <OpenedDocument key={documentId} area="answer-option-vault" documentId={documentId}>
      {(editing, owner) => <OptionSetScreen editing={editing} owner={owner} />}
    </OpenedDocument>
  );
}

const namedAtMost = 4;

function OptionSets() {
  const t = useEditorTexts();
  const { language, baseLanguage } = useExperience();
  const [scope] = useVaultScope();
  const [creating, setCreating] = useState(false);
  const archiving = useArchiving();
  const copying = useCopying();
  return (
    <>
      <DocumentList
        key={scope}
        area="answer-option-vault"
        owner={scope}
        drawing={<SheetsDrawing />}
        moreActions={<VaultTable area="answer-option-vault" />}
        filters={<ScopeSwitch />}
        onCreate={() => setCreating(true)}
        actions={copying}
        beforeArchive={archiving.ask}
        mark={() => null}
        about={({ data }) => {
          const { success, data: set } = vaultOptionSet.safeParse(data);
          const options = success ? inOrder(set.options) : [];
          const names = options
            .slice(0, namedAtMost)
            .map(([, { label }]) => textIn(label, language, baseLanguage))
            .filter(Boolean);
          const more = options.length > namedAtMost ? ['…'] : [];
          return [t('vaults.optionCount', { count: options.length }), [...names, ...more].join(', ')]
            .filter(Boolean)
            .join(': ');
        }}
      />
      {creating && <CreateDialog scope={scope} onClose={() => setCreating(false)} />}
      {archiving.dialog}
    </>
  );
}
