import {
  inOrder,
  type OptionSet,
  type VotingDocument,
  vaultOptionSet,
  vaults,
  votingLimits,
} from '@vitrine/shared/contract';
import { insertedEntries } from '../../lists/inserted-entries';
import { useEditorTexts } from '../../texts/texts';
import { VaultPicker } from '../../vaults/vault-picker';

type Options = VotingDocument['options'];

/** What of a set is not among the options, in the set's order. Ids are kept: taking a set again adds what is new in it. */
const missing = (options: Options, set: OptionSet | undefined) =>
  inOrder(set?.options ?? {}).filter(([id]) => !(id in options));

interface OptionSetPickerProps {
  /** Those that the vote has. */
  options: Options;
  onPick: (change: (options: Options) => Options) => void;
  onClose: () => void;
}

/** Option sets of the vault, of which one is copied below the options that are there. */
export function OptionSetPicker({ options, onPick, onClose }: OptionSetPickerProps) {
  const t = useEditorTexts();
  const { max } = votingLimits.options;
  const room = max - Object.keys(options).length;
  const obstacle = (added: number) => {
    if (added === 0) return t('voting.optionSet.nothingNew');
    return added > room ? t('voting.optionSet.noRoom', { max }) : null;
  };
  return (
    <VaultPicker
      area={vaults.options}
      title={t('voting.optionSet.use')}
      intro={t('voting.optionSet.intro')}
      none={t('voting.optionSet.none')}
      owner="experience"
      about={({ data }) => {
        const set = vaultOptionSet.safeParse(data).data;
        return {
          facts: [t('vaults.optionCount', { count: Object.keys(set?.options ?? {}).length })],
          obstacle: obstacle(missing(options, set).length),
        };
      }}
      onPick={({ data }) => {
        const set = vaultOptionSet.parse(data);
        onPick((before) => insertedEntries<Options[string]>(missing(before, set))(before));
      }}
      onClose={onClose}
    />
  );
}
