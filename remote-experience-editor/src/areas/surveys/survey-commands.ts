import {
  emptyVaultQuestion,
  inOrder,
  type Pinned,
  type SurveyDocument,
  type SurveyQuestion,
  type SurveyQuestionPlace,
  type VaultQuestion,
  withVaultQuestionInSurvey,
} from '@vitrine/shared/contract';
import { keyBetween } from '../../documents/store/order-key';
import { insertedEntries, type New } from '../../lists/inserted-entries';
import { addedOptions } from '../../vaults/option-commands';

/** Changes of a survey, as functions from one state to the next. */
export type SurveyChange = (survey: SurveyDocument) => SurveyDocument;

/** What of a survey is a map of ordered entries. */
type Collection = 'pages' | 'questions' | 'endings' | 'rules' | 'variables' | 'quotas';
type Entry<Of extends Collection> = SurveyDocument[Of][string];
const entriesOf = <Of extends Collection>(
  survey: { [Each in Collection]: Record<string, Entry<Each>> },
  of: Of,
): Record<string, Entry<Of>> => survey[of];

const withEntries = <Of extends Collection>(
  survey: SurveyDocument,
  of: Of,
  entries: Record<string, Entry<Of>>,
): SurveyDocument => ({ ...survey, [of]: entries });

/** An entry at the end of a collection. */
export const addedEntry =
  <Of extends Collection>(of: Of, id: string, entry: New<Entry<Of>>): SurveyChange =>
  (survey) =>
    withEntries(survey, of, insertedEntries<Entry<Of>>([[id, entry]])(entriesOf(survey, of)));

/** Another state of an entry; nothing where it is gone. */
export const changedEntry =
  <Of extends Collection>(
    of: Of,
    id: string,
    change: (entry: Entry<Of>) => Partial<Entry<Of>>,
  ): SurveyChange =>
  (survey) => {
    const entries = entriesOf(survey, of);
    const entry = entries[id];
    if (!entry) return survey;
    return withEntries(survey, of, { ...entries, [id]: { ...entry, ...change(entry) } });
  };

/** Without an entry. What names it keeps its name: the certificate says so, and undo makes all of it whole again. */
export const removedEntry =
  (of: Collection, id: string): SurveyChange =>
  (survey) => {
    const { [id]: _, ...others } = entriesOf(survey, of);
    return withEntries(survey, of, others);
  };

/** Without a page and the questions on it. */
export const removedPage =
  (id: string): SurveyChange =>
  (survey) => {
    const questions = Object.entries(survey.questions).filter(([, { page }]) => page !== id);
    return { ...removedEntry('pages', id)(survey), questions: Object.fromEntries(questions) };
  };

export const questionsOn = ({ questions }: Pick<SurveyDocument, 'questions'>, page: string) =>
  inOrder(questions).filter(([, question]) => question.page === page);

/** The last place on a page. */
const endOf = (survey: SurveyDocument, page: string) => ({
  page,
  order: keyBetween(questionsOn(survey, page).at(-1)?.[1].order, undefined),
});

const addedQuestionAt =
  (page: string, id: string, questionAt: (place: SurveyQuestionPlace) => SurveyQuestion): SurveyChange =>
  (survey) => ({
    ...survey,
    questions: {
      ...survey.questions,
      [id]: questionAt({ ...endOf(survey, page), required: false }),
    },
  });

/** A question of the survey's own at the end of a page, with the two options that a choice needs. */
export const addedQuestion = (page: string, id: string): SurveyChange =>
  addedQuestionAt(page, id, (place) => {
    const { type, text, help, arrangement, selection, rows, scale, number, date } = emptyVaultQuestion();
    return {
      ...place,
      reference: { source: 'inline' },
      options: addedOptions({ label: {} }, { label: {} })({}),
      ...{ type, text, help, arrangement, selection, rows, scale, number, date },
    };
  });

/** A question of a vault at the end of a page. It is required where the vault says so. */
export const addedFromVault = (
  page: string,
  id: string,
  question: VaultQuestion,
  pinned: Pinned,
): SurveyChange =>
  addedQuestionAt(page, id, (place) =>
    withVaultQuestionInSurvey({ ...place, required: question.required }, question, pinned),
  );

/** A question at the end of another page: it keeps its id, and with it its answers and the rules that name it. */
export const movedToPage =
  (id: string, page: string): SurveyChange =>
  (survey) =>
    changedEntry('questions', id, () => endOf(survey, page))(survey);

/** Takes over another version of the vault question that is asked here. */
export const renewedQuestion = (id: string, question: VaultQuestion, pinned: Pinned): SurveyChange =>
  changedEntry('questions', id, (use) => withVaultQuestionInSurvey(use, question, pinned));

/** From a vault's question to the survey's own, with the same words and options. */
export const detachedQuestion = (id: string): SurveyChange =>
  changedEntry('questions', id, () => ({ reference: { source: 'inline' as const } }));
