import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';

const key = 'vitrine-recognise';

/** Whether this device's visitor agrees to be recognised, and to which version of the text. */
export interface ConsentAnswer {
  given: boolean;
  version: number;
}

/** What was answered on this device; null: nothing yet. */
export function consentAnswer(): ConsentAnswer | null {
  const [answer, version] = (deviceStorage.get(key) ?? '').split('@');
  const isAnswered = answer === 'given' || answer === 'refused';
  return isAnswered && Number(version) >= 1 ? { given: answer === 'given', version: Number(version) } : null;
}

/** Holds from the next visit on, and is asked again when the text is another. */
export const keepConsentAnswer = ({ given, version }: ConsentAnswer): void => {
  deviceStorage.set(key, `${given ? 'given' : 'refused'}@${version}`);
};
