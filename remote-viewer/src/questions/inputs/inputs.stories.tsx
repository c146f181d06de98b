import type { Answer } from '@vitrine/shared/contract';
import { useState } from 'react';
import { useLanguage } from '../../language/language';
import { aPicture } from '../../testing/shown-experience';
import { AnswerInput } from './answer-input';
import type { AskedInput } from './asked-input';
import texts from './texts/en';

interface AsksProps {
  question: Partial<AskedInput>;
  answered?: Answer;
  hint?: string;
  error?: string;
  isRequired?: boolean;
}

function Asks({ question, answered, error, hint, isRequired = true }: AsksProps) {
  const { say } = useLanguage();
  const [answer, setAnswer] = useState(answered);
  return (
    <AnswerInput
      question={{ id: 'asked', type: 'single', text: { en: 'What would you choose?' }, options, ...question }}
      answer={answer}
      onAnswer={setAnswer}
      say={say}
      texts={texts}
      textsMark={{ lang: 'en', dir: 'ltr' }}
      isRequired={isRequired}
      hint={hint ?? null}
      error={error ?? null}
    />
  );
}

const options = [
  { id: 'oil', label: { en: 'Natural oil', ar: 'زيت طبيعي' }, colour: '#b98a53' },
  { id: 'soap', label: { en: 'Soap' } },
  { id: 'lye', label: { en: 'Lye and white oil, as the floors of old houses by the sea have been treated' } },
];
const pictures = options.map((option) => ({ ...option, image: aPicture }));
const rows = [
  { id: 'hall', label: { en: 'In the hall, where everybody comes in with their shoes on' } },
  { id: 'kitchen', label: { en: 'In the kitchen' } },
];
const marks = ['Never', 'Now and then', 'Most of the time', 'Always'].map((label) => ({
  id: label,
  label: { en: label },
}));
const one = { selection: { min: 1, max: 1 } };
const two = { selection: { min: 1, max: 2 } };

export const Single = () => <Asks question={one} answered={['soap']} isRequired={false} />;
export const Multiple = () => (
  <Asks question={{ ...two, type: 'multiple' }} hint="Choose 1 to 2" error="Please answer this question." />
);
export const Picture = () => (
  <Asks question={{ ...one, type: 'picture', options: pictures }} answered={['oil']} />
);
export const Rating = () => (
  <Asks
    question={{
      type: 'rating',
      scale: { from: 1, to: 5 },
      ends: { low: { en: 'Poor' }, high: { en: 'Superb' } },
    }}
    answered={{ number: 4 }}
  />
);
export const Recommending = () => <Asks question={{ type: 'nps', scale: { from: 0, to: 10 } }} />;
export const Satisfaction = () => <Asks question={{ type: 'csat', scale: { from: 1, to: 5 } }} />;
export const Effort = () => <Asks question={{ type: 'ces', scale: { from: 1, to: 7 } }} />;
export const Ranking = () => (
  <Asks question={{ type: 'ranking' }} answered={{ ranking: ['lye', 'oil'] }} hint={texts.ranking.hint} />
);
export const Matrix = () => (
  <Asks
    question={{ type: 'matrix', rows, options: marks }}
    answered={{ rows: { kitchen: 'Always' } }}
    error={texts.everyRow}
  />
);
export const NumberWithUnit = () => (
  <Asks
    question={{ type: 'number', number: { min: 20, max: 300, unit: { en: 'cm' } } }}
    answered={{ number: 12 }}
    error={texts.atLeast('20')}
  />
);
export const Day = () => <Asks question={{ type: 'date' }} answered={{ date: '2026-11-28' }} />;
export const ShortText = () => (
  <Asks
    question={{ type: 'short-text', format: 'email', help: { en: 'We write once, and never again.' } }}
    answered={{ text: 'ada@' }}
    error={texts.formats.email}
  />
);
export const LongText = () => (
  <Asks
    question={{ type: 'long-text', longest: 60 }}
    answered={{ text: 'It has been in our family for long.' }}
  />
);
export const Consent = () => <Asks question={{ type: 'consent' }} error={texts.agreement} />;
