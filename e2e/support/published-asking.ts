import { emptySurvey, emptyVaultQuestion, endpoints, type SurveyDocument } from '@vitrine/shared/contract';
import { apiAs } from './api';
import { publishedExperience } from './published-experience';

const { arrangement, date, help, number, options, rows, scale, selection } = emptyVaultQuestion();
const choices = {
  oak: { order: 'a0', label: { en: 'Oak' } },
  ash: { order: 'a1', label: { en: 'Ash' } },
  elm: { order: 'a2', label: { en: 'Elm' } },
};
const types = [
  'single',
  'multiple',
  'rating',
  'nps',
  'csat',
  'number',
  'short-text',
  'long-text',
  'date',
  'single',
] as const;

/** Ten questions of the usual types, one page each. */
function tenQuestions(): SurveyDocument {
  const page = (index: number) => `page${index}`;
  return {
    ...emptySurvey(),
    title: { en: 'Your visit' },
    pages: Object.fromEntries(
      types.map((_, index) => [page(index), { order: `a${index}`, title: {}, text: {} }]),
    ),
    questions: Object.fromEntries(
      types.map((type, index) => [
        `question${index}`,
        {
          ...{
            arrangement,
            date,
            help,
            number,
            rows,
            scale,
            selection,
            type,
            page: page(index),
            order: 'a0',
          },
          ...{ required: false, reference: { source: 'inline' as const } },
          options: ['single', 'multiple'].includes(type) ? choices : options,
          text: { en: `What about room ${index + 1}?` },
        },
      ]),
    ),
  };
}

export interface PublishedAsking {
  brandId: string;
  placementId: string;
}

/** A placement with an open vote (“Which wood?”) and a survey of ten questions (“Your visit”), made through the API. */
export async function publishedAsking(): Promise<PublishedAsking> {
  const api = await apiAs('owner');
  const { brandId, experienceId, placementId } = await publishedExperience(api, 'What is asked');
  const params = { brandId };
  const make = async (area: 'voting' | 'surveys', data: object) =>
    (await api.call(endpoints.createDocument, { params, body: { experienceId, area, data: { ...data } } }))
      .id;
  const voteId = await make('voting', {
    ...{ title: { en: 'Which wood?' }, type: 'single', results: 'always', changeAllowed: true },
    options: choices,
  });
  await make('surveys', tenQuestions());
  await api.call(endpoints.publishExperience, { params: { brandId, experienceId }, body: {} });
  const { runs } = await api.call(endpoints.getExperienceSummary, { params: { brandId, experienceId } });
  const runId = runs.find(({ documentId }) => documentId === voteId)?.id ?? '';
  await api.call(endpoints.actOnRun, { params: { brandId, runId }, body: { action: 'open' } });
  return { brandId, placementId };
}
