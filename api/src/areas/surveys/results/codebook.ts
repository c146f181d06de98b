import type { LanguageMap, PublishedSurvey, QuestionType } from '@vitrine/shared/contract';
import { scaleOf } from '@vitrine/shared/contract/questions/answer-problem';
import { publishedParts } from '../../../content/published-parts';
import type { Database } from '../../../db/database';
import { namedQuestions } from '../other-fields';

/** An option or a row, by what it was called last. */
export interface CodebookEntry {
  id: string;
  label: LanguageMap;
  /** What staff call an option in exports, where they call it anything. */
  code?: string | undefined;
}

export interface CodebookQuestion {
  id: string;
  /** As it is now, or was last. */
  type: QuestionType;
  /** That one, and what it was before. */
  types: Set<QuestionType>;
  text: LanguageMap;
  /** The newest version asks it no more. */
  gone: boolean;
  options: CodebookEntry[];
  rows: CodebookEntry[];
  scale: { from: number; to: number };
}

/** All that was ever asked. What a version took away is still there: it was answered. */
export interface Codebook {
  questions: CodebookQuestion[];
  /** One that leads away has an address. */
  endings: (CodebookEntry & { address?: string; screensOut?: true })[];
}

/** Everything that the published versions of a survey asked, in the words of the newest that has it, which come first. */
export async function readCodebook(db: Database, experienceId: string, documentId: string) {
  const parts = await publishedParts(db, experienceId, documentId);
  return codebookOf(parts.filter((part) => part.area === 'surveys'));
}

/** @param surveys versions of one, the newest first. */
export function codebookOf(surveys: PublishedSurvey[]): Codebook {
  const questions = new Map<string, CodebookQuestion>();
  const endings = new Map<string, Codebook['endings'][number]>();
  for (const survey of surveys) {
    const gone = survey !== surveys[0];
    for (const asked of namedQuestions(survey)) {
      const { id, options = [], rows = [], text, type } = asked;
      const known = questions.get(id);
      if (known) {
        known.types.add(type);
        known.options = together(known.options, options);
        known.rows = together(known.rows, rows);
      } else
        questions.set(id, {
          id,
          type,
          types: new Set([type]),
          text,
          gone,
          options,
          rows,
          scale: scaleOf(asked),
        });
    }
    for (const { address, id, screensOut, title } of survey.endings)
      if (!endings.has(id))
        endings.set(id, {
          ...{ id, label: title ?? {} },
          ...(address && { address }),
          ...(screensOut && { screensOut }),
        });
  }
  return { questions: [...questions.values()], endings: [...endings.values()] };
}

const together = (known: CodebookEntry[], older: CodebookEntry[]): CodebookEntry[] => [
  ...known,
  ...older.filter(({ id }) => !known.some((entry) => entry.id === id)),
];
