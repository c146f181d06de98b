import {
  protectionOf,
  resultsVisibility,
  type VotingDocument,
  votingLimits,
  votingProtection,
} from '@vitrine/shared/contract';
import { Banner, Button, NumberField, PlusOutlined, Section, Select, Switch } from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../common/common.module.css';
import { EditedDocument } from '../../documents/fields/edited-document';
import { useRuns } from '../../runs/use-runs';
import { useEditorTexts } from '../../texts/texts';
import { TokensSection } from '../../tokens/tokens-section';
import { OptionRows } from '../../vaults/option-rows';
import { OptionProduct } from './option-product';
import { OptionSetPicker } from './option-set-picker';
import { SlotField } from './slot-field';
import { useOptionNames } from './use-option-names';
import { ChoiceField, Field, LanguageField, RadioField, type VoteEditing } from './vote-editing';

interface VoteFormProps {
  editing: VoteEditing;
  vote: VotingDocument;
  readOnly: boolean;
}

const types = ['single', 'multiple'] as const;

/** Everything of a vote that is published. */
export function VoteForm({ editing, vote, readOnly }: VoteFormProps) {
  const t = useEditorTexts();
  const { runs } = useRuns();
  const names = useOptionNames(vote.options);
  const { openSeconds, options } = votingLimits;
  const [picking, setPicking] = useState(false);
  // Whoever has voted would find another ballot under what they chose.
  const lockedAt = runs.filter(
    ({ documentId, respondents, state }) =>
      documentId === editing.id && respondents > 0 && state !== 'closed',
  );
  const isLocked = readOnly || lockedAt.length > 0;
  return (
    <>
      <LanguageField at="/title" label={t('voting.title')} help={t('voting.titleHelp')} multiline />
      {lockedAt.length > 0 && (
        <Banner>
          {t('voting.locked', {
            placements: [...new Set(lockedAt.map(({ placementName }) => placementName))].join(', '),
          })}
        </Banner>
      )}
      <EditedDocument editing={editing} readOnly={isLocked}>
        <ChoiceField
          at="/type"
          label={t('voting.type')}
          options={types.map((value) => ({ value, label: t(`values.type.${value}`) }))}
        />
      </EditedDocument>
      <Field at="/results" label={t('voting.results')} help={t('voting.resultsHelp')}>
        <Select
          options={resultsVisibility.options.map((value) => ({
            value,
            label: t(`voting.values.results.${value}`),
          }))}
        />
      </Field>
      <Field at="/changeAllowed" label={t('voting.changeAllowed')}>
        <Switch />
      </Field>
      <Field at="/openSeconds" label={t('voting.openSeconds')} help={t('voting.openSecondsHelp')}>
        <NumberField min={openSeconds.min} max={openSeconds.max} precision={0} />
      </Field>
      <SlotField />
      <EditedDocument editing={editing} readOnly={isLocked}>
        <RadioField
          at="/protection"
          label={t('voting.protection')}
          otherwise={protectionOf({})}
          options={votingProtection.options.map((value) => ({
            value,
            label: t(`voting.values.protection.${value}`),
            help: t(`voting.protectionHelp.${value}`),
          }))}
        />
      </EditedDocument>
      <Section
        title={t('voting.optionsTitle')}
        action={
          !isLocked && (
            <Button icon={<PlusOutlined />} onClick={() => setPicking(true)}>
              {t('voting.optionSet.use')}
            </Button>
          )
        }
      >
        <OptionRows
          options={vote.options}
          label={t('voting.optionsTitle')}
          at="/options"
          most={options.max}
          otherNames={names}
          below={(id, name) => (
            <EditedDocument editing={editing} readOnly={isLocked}>
              <OptionProduct at={`/options/${id}`} name={name} />
            </EditedDocument>
          )}
          readOnly={isLocked}
          // A translation may still come.
          wordsOnly={isLocked}
          onChange={(name, change) =>
            editing.run(name, (before) => ({ ...before, options: change(before.options) }))
          }
        />
        {Object.keys(vote.options).length < options.min && (
          <p className={common.warning}>{t('voting.fewOptions', { min: options.min })}</p>
        )}
        {picking && (
          <OptionSetPicker
            options={vote.options}
            onPick={(change) => {
              editing.run('option-set', (before) => ({ ...before, options: change(before.options) }));
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </Section>
      {protectionOf(vote) === 'token' && (
        <TokensSection area="voting" documentId={editing.id} title={vote.title} />
      )}
    </>
  );
}
