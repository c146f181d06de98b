import {
  type Document,
  type Pinned,
  type VaultQuestion,
  vaultQuestion,
  vaults,
} from '@vitrine/shared/contract';
import { Button, LinkOutlined } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useEditorTexts } from '../texts/texts';
import { VaultPicker } from '../vaults/vault-picker';

interface AddFromVaultProps {
  intro: string;
  disabled: boolean;
  /** Why a question cannot be asked here, in words; null where it can. */
  obstacleOf: (question: VaultQuestion) => string | null;
  onPick: (question: VaultQuestion, pinned: Pinned) => void;
}

/** Asks a question of the vaults in the open document. */
export function AddFromVault({ intro, disabled, obstacleOf, onPick }: AddFromVaultProps) {
  const t = useEditorTexts();
  const [picking, setPicking] = useState(false);
  const pick = ({ data, id, revision }: Document) => {
    onPick(vaultQuestion.parse(data), { id, version: revision });
    setPicking(false);
  };
  return (
    <>
      <Button icon={<LinkOutlined />} disabled={disabled} onClick={() => setPicking(true)}>
        {t('questions.vault.add')}
      </Button>
      {picking && (
        <VaultPicker
          area={vaults.questions}
          title={t('questions.vault.title')}
          intro={intro}
          none={t('questions.vault.none')}
          owner="experience"
          about={({ data }) => {
            const question = vaultQuestion.parse(data);
            return {
              facts: [t(`values.type.${question.type}`), question.folder],
              obstacle: obstacleOf(question),
            };
          }}
          onPick={pick}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
