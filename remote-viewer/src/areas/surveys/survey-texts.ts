import { dictionary } from '../../language/dictionary';
import type { SurveyTexts } from './texts/en';

export const surveyTexts = dictionary<SurveyTexts>((language) => import(`./texts/${language}.ts`));
