import { topicFiles } from '@vitrine/shared/browser/text-files';
import { managerSentences } from '@vitrine/shared/contract/sentences/api-sentences';
import { registerTexts } from '@vitrine/shared/ui';
import audit from './audit/en.json';
import brandHome from './brand-home/en.json';
import brands from './brands/en.json';
import experienceImport from './experience-import/en.json';
import experiences from './experiences/en.json';
import fields from './fields/en.json';
import hours from './hours/en.json';
import integrations from './integrations/en.json';
import library from './library/en.json';
import lists from './lists/en.json';
import media from './media/en.json';
import people from './people/en.json';
import placements from './placements/en.json';
import records from './records/en.json';
import settings from './settings/en.json';
import shownOnce from './shown-once/en.json';
import signIn from './sign-in/en.json';
import store from './store/en.json';
import stores from './stores/en.json';
import testAccesses from './test-accesses/en.json';

/** The manager's English texts by topic; a topic is a folder here. What the API says is the contract's in English. */
const en = {
  'api-sentences': managerSentences,
  audit,
  'brand-home': brandHome,
  brands,
  'experience-import': experienceImport,
  experiences,
  fields,
  hours,
  integrations,
  library,
  lists,
  media,
  people,
  placements,
  records,
  settings,
  'shown-once': shownOnce,
  'sign-in': signIn,
  store,
  stores,
  'test-accesses': testAccesses,
};

export const useManagerTexts = registerTexts(
  'manager',
  { en },
  topicFiles(en, (topic, language) => import(`./${topic}/${language}.json`)),
);
