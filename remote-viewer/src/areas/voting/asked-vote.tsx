import { PartPanel } from '../../questions/part-panel';
import type { PanelProps } from '../area';
import { VoteForm } from './vote-form';
import { voteTexts } from './vote-texts';

export const AskedVote = (props: PanelProps) => (
  <PartPanel {...props} area="voting" texts={voteTexts} Form={VoteForm} />
);
