import { ProblemError } from '../../problem';
import type { ApiSentence, TranslatableMessage } from '../../translatable-message';
import { schemaWords } from './schema-words';

export type Refusal = TranslatableMessage & { pointer: string };

/** Sentences of refusals by their codes. */
type Sentences = Partial<Record<string, ApiSentence>> & { otherwise: ApiSentence };

/** Of what is written into documents. */
export const ofDocuments: Sentences = {
  archived: 'file.archived',
  'document-too-large': 'value.tooLarge',
  'not-found': 'file.gone',
  'too-many': 'file.full',
  otherwise: 'value.refused',
};

/** What a check refuses, as findings instead of an error. */
export async function refusals(check: () => Promise<void>): Promise<Refusal[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { errors } = error.details;
    if (!errors) return [{ pointer: '', ...messageOf(error, ofDocuments) }];
    return errors.map(({ message, pointer, sentence }) => ({
      pointer,
      ...(sentence ? { message, sentence } : schemaWords(message)),
    }));
  }
}

/** A refusal as it is kept. */
export function messageOf(
  { code, details, message }: ProblemError,
  sentences: Sentences,
): TranslatableMessage {
  const sentence = details.sentence ?? { name: sentences[code] ?? sentences.otherwise, values: {} };
  return { message, sentence };
}
