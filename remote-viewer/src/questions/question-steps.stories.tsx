import { type ReactNode, useState } from 'react';
import { HeldAddress } from '../address/held-address';
import { opened, type Place } from '../address/place';
import { type Asked, QuestionSteps } from './question-steps';
import texts from './texts/en';

const questions = [
  { id: 'name', label: 'What would you call it?' },
  {
    id: 'story',
    label:
      'Is there a piece of furniture that has been in your family for longer than you, and who sat there?',
  },
  { id: 'age', label: 'How old is it?' },
];
const at = (number: number): Place => ({ view: null, open: opened('survey', 'oak', { at: number }) });

function Asks({ place, children }: { place: Place; children: (asked: Asked, label: string) => ReactNode }) {
  const [answered, setAnswered] = useState<string[]>([]);
  return (
    <HeldAddress at={place}>
      <QuestionSteps
        questions={questions}
        isAnswered={({ id }) => answered.includes(id)}
        texts={texts}
        textsMark={{ lang: 'en', dir: 'ltr' }}
        send="Send"
        onSend={() => setAnswered([])}
      >
        {({ id, label }, asked) => (
          <div onChange={() => setAnswered([...answered, id])}>{children(asked, label)}</div>
        )}
      </QuestionSteps>
    </HeldAddress>
  );
}

const inWords = ({ heading, missing }: Asked, label: string) => (
  <>
    <h3 {...heading}>{label}</h3>
    {missing}
    <input aria-label={label} />
  </>
);

const first = at(1);
const second = at(2);
const last = at(3);
export const First = () => <Asks place={first}>{inWords}</Asks>;
export const Between = () => <Asks place={second}>{inWords}</Asks>;
export const Last = () => <Asks place={last}>{inWords}</Asks>;
