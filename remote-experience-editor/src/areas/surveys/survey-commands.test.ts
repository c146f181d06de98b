import {
  emptySurvey,
  emptyVaultQuestion,
  inOrder,
  type SurveyDocument,
  surveyDocument,
  type VaultQuestion,
} from '@vitrine/shared/contract';
import {
  addedEntry,
  addedFromVault,
  addedQuestion,
  changedEntry,
  detachedQuestion,
  movedToPage,
  questionsOn,
  removedPage,
  renewedQuestion,
} from './survey-commands';

const page = { title: {}, text: {} };
const changedBy = (...changes: ((survey: SurveyDocument) => SurveyDocument)[]) =>
  changes.reduce((survey, change) => change(survey), emptySurvey());
const onTwoPages = [addedEntry('pages', 'one', page), addedEntry('pages', 'two', page)];
const idsOn = (survey: SurveyDocument, id: string) => questionsOn(survey, id).map(([question]) => question);

describe('commands of a survey', () => {
  it('add pages and questions at the end, each with what it needs', () => {
    const survey = changedBy(...onTwoPages, addedQuestion('one', 'wood'), addedQuestion('one', 'wool'));
    expect(surveyDocument.parse(survey)).toEqual(survey);
    expect(inOrder(survey.pages).map(([id]) => id)).toEqual(['one', 'two']);
    expect(idsOn(survey, 'one')).toEqual(['wood', 'wool']);
    expect(Object.keys(survey.questions.wood?.options ?? {})).toHaveLength(2);
  });

  it('move a question to the end of another page under its own id', () => {
    const survey = changedBy(
      ...onTwoPages,
      addedQuestion('one', 'wood'),
      addedQuestion('two', 'wool'),
      movedToPage('wood', 'two'),
    );
    expect(idsOn(survey, 'one')).toEqual([]);
    expect(idsOn(survey, 'two')).toEqual(['wool', 'wood']);
  });

  it('remove a page with its questions, and leave those of others', () => {
    const survey = changedBy(
      ...onTwoPages,
      addedQuestion('one', 'wood'),
      addedQuestion('two', 'wool'),
      removedPage('one'),
    );
    expect(Object.keys(survey.pages)).toEqual(['two']);
    expect(Object.keys(survey.questions)).toEqual(['wool']);
  });

  it('take a matrix of the vault in, renew it where it stands, and detach it with its words', () => {
    const pinned = { id: '2'.repeat(16), version: 1 };
    const asked: VaultQuestion = {
      ...emptyVaultQuestion(),
      type: 'matrix',
      state: 'ready',
      required: true,
      text: { en: 'How was it?' },
      rows: { food: { order: 'a0', label: { en: 'Food' } } },
    };
    const survey = changedBy(...onTwoPages, addedFromVault('one', 'how', asked, pinned));
    expect(surveyDocument.parse(survey)).toEqual(survey);
    expect(survey.questions.how).toMatchObject({ type: 'matrix', required: true, rows: asked.rows });

    const optional = changedEntry('questions', 'how', () => ({ required: false }))(survey);
    const renewed = renewedQuestion(
      'how',
      { ...asked, text: { en: 'How?' } },
      { ...pinned, version: 4 },
    )(optional);
    expect(renewed.questions.how).toMatchObject({
      page: 'one',
      required: false,
      text: { en: 'How?' },
      reference: { source: 'vault', version: 4 },
    });
    expect(detachedQuestion('how')(renewed).questions.how).toEqual({
      ...renewed.questions.how,
      reference: { source: 'inline' },
    });
  });

  it('do nothing to what is gone', () => {
    const survey = changedBy(...onTwoPages);
    expect(changedEntry('pages', 'nobody', () => ({ title: { en: 'Gone' } }))(survey)).toBe(survey);
  });
});
