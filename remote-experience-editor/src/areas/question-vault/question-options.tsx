import { type Document, hasOptions, vaultOptionSet, vaults, withOptionSet } from '@vitrine/shared/contract';
import { Button, LinkOutlined, Section } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../common/common.module.css';
import { placed } from '../../documents/page/place';
import type { OwnerKind } from '../../documents/store/owner';
import { OwnOptions } from '../../questions/own-options';
import { useEditorTexts } from '../../texts/texts';
import { LinkNotice } from '../../vaults/link-notice';
import { OptionsCopy } from '../../vaults/options-copy';
import { UpdateDialog } from '../../vaults/update-dialog';
import { useLinks } from '../../vaults/use-links';
import { VaultPicker } from '../../vaults/vault-picker';
import { changing, type QuestionPartProps } from './question-editing';

interface QuestionOptionsProps extends QuestionPartProps {
  owner: OwnerKind;
}

/** The question's options: its own, or those of a set in the answer option vault. */
export function QuestionOptions({ question, editing, readOnly, owner }: QuestionOptionsProps) {
  const t = useEditorTexts();
  const [picking, setPicking] = useState(false);
  if (!hasOptions(question.type)) return null;
  const { optionSet } = question;
  const pick = ({ data, id, revision }: Document) => {
    const set = vaultOptionSet.parse(data);
    editing.run('option-set', (current) => withOptionSet(current, set, { id, version: revision }));
    setPicking(false);
  };
  return (
    <Section
      title={t('vaults.options')}
      action={
        !readOnly && (
          <Button icon={<LinkOutlined />} onClick={() => setPicking(true)}>
            {t('question-vault.optionSet.use')}
          </Button>
        )
      }
    >
      {optionSet.source === 'vault' ? (
        <LinkedOptions {...{ question, editing, readOnly, owner }} pinned={optionSet} />
      ) : (
        <OwnOptions at="" question={question} readOnly={readOnly} onChange={changing(editing)} />
      )}
      {Object.keys(question.options).length < 2 && <p className={common.warning}>{t('questions.few')}</p>}
      {picking && (
        <VaultPicker
          area={vaults.options}
          title={t('question-vault.optionSet.title')}
          intro={t('question-vault.optionSet.intro')}
          none={t('question-vault.optionSet.none')}
          owner={owner}
          about={({ data }) => ({
            facts: [
              t('vaults.optionCount', {
                count: Object.keys(vaultOptionSet.safeParse(data).data?.options ?? {}).length,
              }),
            ],
            obstacle: null,
          })}
          onPick={pick}
          onClose={() => setPicking(false)}
        />
      )}
    </Section>
  );
}

function LinkedOptions(props: QuestionOptionsProps & { pinned: { id: string; version: number } }) {
  const { question, editing, readOnly, owner, pinned } = props;
  const { links } = useLinks(editing.id, true);
  const [looking, setLooking] = useState(false);
  const link = links.get('/optionSet');
  const newest = link?.newest;
  const set = vaultOptionSet.safeParse(newest?.data).data;
  return (
    <div className={common.text} {...placed('/options')}>
      <LinkNotice
        area={vaults.options}
        pinned={pinned}
        link={link}
        title={{}}
        readOnly={readOnly}
        onLook={() => setLooking(true)}
        onDetach={() => editing.run('detach', (current) => ({ ...current, optionSet: { source: 'inline' } }))}
      />
      <OptionsCopy options={question.options} />
      {looking && newest && set && (
        <UpdateDialog
          vaultId={pinned.id}
          before={{ arrangement: question.arrangement, options: question.options }}
          after={{ arrangement: set.arrangement, options: set.options }}
          owner={owner}
          frozen={false}
          onApply={() =>
            editing.run('take-over', (current) =>
              withOptionSet(current, set, { id: pinned.id, version: newest.version }),
            )
          }
          onClose={() => setLooking(false)}
        />
      )}
    </div>
  );
}
