import { type Document, pollObstacle, vaultQuestion, vaults } from '@vitrine/shared/contract';
import { Button, LinkOutlined } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useEditorTexts } from '../../texts/texts';
import { VaultPicker } from '../../vaults/vault-picker';
import { addedFromVault } from './poll-commands';
import type { PollEditing } from './poll-editing';

/** Asks a question of the vaults in the poll. */
export function AddFromVault({ editing, disabled }: { editing: PollEditing; disabled: boolean }) {
  const t = useEditorTexts();
  const [picking, setPicking] = useState(false);
  const pick = ({ data, id, revision }: Document) => {
    const question = vaultQuestion.parse(data);
    editing.run('add-from-vault', addedFromVault(question, { id, version: revision }));
    setPicking(false);
  };
  return (
    <>
      <Button icon={<LinkOutlined />} disabled={disabled} onClick={() => setPicking(true)}>
        {t('polling.vault.add')}
      </Button>
      {picking && (
        <VaultPicker
          area={vaults.questions}
          title={t('polling.vault.title')}
          intro={t('polling.vault.intro')}
          none={t('polling.vault.none')}
          owner="experience"
          about={({ data }) => {
            const question = vaultQuestion.parse(data);
            const obstacle = pollObstacle(question);
            return {
              facts: [t(`values.type.${question.type}`), question.folder],
              obstacle: obstacle && t(`polling.vault.obstacles.${obstacle}`),
            };
          }}
          onPick={pick}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
