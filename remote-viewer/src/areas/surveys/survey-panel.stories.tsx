import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { observable } from '@vitrine/shared/browser/observable';
import type { PublicRun, PublishedSurvey } from '@vitrine/shared/contract';
import type { ReactNode } from 'react';
import { HeldAddress } from '../../address/held-address';
import { opened } from '../../address/place';
import { type AnswerState, answerKey, type Outbox, OutboxContext } from '../../answers/outbox';
import { panelOf, shownExperience, withoutParts } from '../../testing/shown-experience';
import { keptKey } from './kept-key';
import { SurveyPanel } from './survey-panel';

const survey: PublishedSurvey = {
  area: 'surveys',
  documentId: 'survey3456789abc',
  title: { en: 'How did you like it?', ar: 'هل أعجبك؟' },
  welcome: {
    en: 'Seven short questions about our oak, and about you.\nIt takes two minutes.',
    ar: 'سبعة أسئلة قصيرة عن البلوط.',
  },
  access: 'everybody',
  pages: [
    {
      id: 'first',
      title: { en: 'What you have seen', ar: 'ما رأيته' },
      text: { en: 'Think of the room that you liked best.' },
      questions: [
        {
          id: 'finish',
          type: 'single',
          text: { en: 'Which finish would you choose?', ar: 'أي تشطيب تختار؟' },
          required: true,
          options: [
            { id: 'oil', label: { en: 'Natural oil', ar: 'زيت طبيعي' } },
            { id: 'soap', label: { en: 'Soap' } },
          ],
        },
        { id: 'again', type: 'nps', text: { en: 'How likely is it that you recommend us?' }, required: true },
      ],
    },
    {
      id: 'second',
      questions: [
        { id: 'story', type: 'long-text', text: { en: 'What would you do with {{finish}} at home?' } },
      ],
    },
    {
      id: 'third',
      questions: [{ id: 'mail', type: 'short-text', format: 'email', text: { en: 'Your email address?' } }],
    },
  ],
  endings: [
    {
      id: 'thanks',
      title: { en: 'That was all' },
      text: { en: 'We read every answer.' },
      address: 'https://brand.example/thanks',
    },
  ],
  rules: [],
  variables: [],
  quotas: [],
};
const experience = shownExperience([survey]);
const panel = panelOf(experience);
const answers = { finish: ['oil'], again: { number: 9 } };
const run: PublicRun = {
  documentId: survey.documentId,
  round: 1,
  state: 'open',
  respondents: null,
  tallies: null,
  answered: {},
  sequence: 5,
};
const at = (number: number) => ({ view: null, open: opened('survey', survey.documentId, { at: number }) });
const [first, second, third] = [at(1), at(2), at(3)];

/** A visitor who has come so far; told before the panel asks. */
function Begun({ isSent = false, children }: { isSent?: boolean; children: ReactNode }) {
  const { manifest, placementId, root } = experience;
  const begun = { part: root.parts[0], manifest, answers, page: null, isSent };
  deviceStorage.set(
    keptKey(root.experienceId),
    JSON.stringify({ [answerKey(placementId, survey.documentId)]: begun }),
  );
  return children;
}
function Fresh({ children }: { children: ReactNode }) {
  deviceStorage.remove(keptKey(experience.root.experienceId));
  return children;
}

export const Welcome = () => (
  <Fresh>
    <HeldAddress at={first}>
      <SurveyPanel {...panel} />
    </HeldAddress>
  </Fresh>
);
export const FirstPage = () => (
  <Fresh>
    <HeldAddress at={second}>
      <SurveyPanel {...panel} />
    </HeldAddress>
  </Fresh>
);
export const SecondPage = () => (
  <Begun>
    <HeldAddress at={third}>
      <SurveyPanel {...panel} />
    </HeldAddress>
  </Begun>
);
export const Paused = () => (
  <Fresh>
    <SurveyPanel {...panel} runs={[{ ...run, state: 'paused' }]} />
  </Fresh>
);
export const Closed = () => (
  <Fresh>
    <SurveyPanel {...panel} runs={[{ ...run, state: 'closed' }]} />
  </Fresh>
);
const later = panelOf(shownExperience([{ ...survey, opensAt: '2199-01-01T09:00' }]));
export const NotYetOpen = () => (
  <Fresh>
    <SurveyPanel {...later} />
  </Fresh>
);
const byLink = panelOf(shownExperience([{ ...survey, access: 'single-use-links' }]));
export const WithoutALink = () => (
  <Fresh>
    <SurveyPanel {...byLink} />
  </Fresh>
);
export const AlreadyAnswered = () => (
  <Fresh>
    <SurveyPanel {...panel} runs={[{ ...run, answered: answers }]} />
  </Fresh>
);

function outboxWith(state: AnswerState): Outbox {
  return {
    ...observable({ [answerKey(experience.placementId, survey.documentId)]: state }),
    submit: async () => undefined,
    sendKept: async () => undefined,
    waitsMs: () => 0,
    handOver: async () => true,
    owesSession: observable(false),
    takeFormerStart: () => false,
  };
}
const sending = outboxWith({ state: 'sending', answers });
const arrived = outboxWith({ state: 'accepted', answers, run: null });
const kept = outboxWith({ state: 'kept', answers, lasts: true, why: 'offline' });
const refused = outboxWith({ state: 'refused', code: 'full' });
const Sent = ({ outbox }: { outbox: Outbox }) => (
  <Begun isSent>
    <OutboxContext value={outbox}>
      <SurveyPanel {...panel} />
    </OutboxContext>
  </Begun>
);
export const OnItsWay = () => <Sent outbox={sending} />;
export const Ending = () => <Sent outbox={arrived} />;
export const KeptUntilThereIsANetwork = () => <Sent outbox={kept} />;
export const Full = () => <Sent outbox={refused} />;

export const Loading = () => <SurveyPanel {...panel} experience={withoutParts(experience, 'loading')} />;
export const Failed = () => <SurveyPanel {...panel} experience={withoutParts(experience, 'failed')} />;
