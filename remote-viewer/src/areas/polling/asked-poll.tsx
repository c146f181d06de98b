import { useCallback } from 'react';
import { LazyContent } from '../../experience/lazy-content';
import { asChoice } from '../../questions/choosing';
import { fetchInputsFor } from '../../questions/inputs/further-input';
import { type AskedPart, PartPanel } from '../../questions/part-panel';
import type { PanelProps } from '../area';
import { PollForm } from './poll-form';
import { pollTexts } from './poll-texts';

export const AskedPoll = (props: PanelProps) => (
  <PartPanel {...props} area="polling" texts={pollTexts} Form={PollOfAnyTypes} />
);

/** Most polls are choices of options: what else can be asked is loaded where it is. */
function PollOfAnyTypes(props: AskedPart<'polling'>) {
  const { questions } = props.part;
  const loadFurther = useCallback(async () => {
    fetchInputsFor(questions);
    return (await import('./further-types')).furtherTypes;
  }, [questions]);
  if (questions.every((question) => asChoice(question))) return <PollForm {...props} />;
  return (
    <LazyContent load={loadFurther}>{(further) => <PollForm {...props} further={further} />}</LazyContent>
  );
}
