import { setImmediate } from 'node:timers/promises';
import {
  inOrder,
  type PublishedSurvey,
  pipedText,
  type SearchStep,
  type SurveyDocument,
  type SurveyFinding,
  type SurveySearch,
  surveySearchInSlices,
} from '@vitrine/shared/contract';
import { canonicalJson, sha256Of } from '../../content/canonical';
import { doubt, type Fault, type Finding, fault, findingAt } from '../checks/findings';
import { questionsInOrder } from './in-order';
import { writtenSurveyOf } from './published-survey';

/** A survey is checked again and again as it was: by its text. */
const searches = new Map<string, Promise<SurveySearch>>();
const keptSearches = 1_000;
let last: Promise<unknown> = Promise.resolve();

/** One after another, whoever asks: what takes long takes memory, too. */
function searched(survey: PublishedSurvey): Promise<SurveySearch> {
  const key = sha256Of(canonicalJson(survey));
  const known = searches.get(key);
  if (known) return known;
  const search = last.then(() => inSlices(survey));
  last = search.catch(() => undefined);
  search.catch(() => searches.delete(key));
  if (searches.size >= keptSearches) searches.clear();
  searches.set(key, search);
  return search;
}

/** Between its slices everybody else is served. */
async function inSlices(survey: PublishedSurvey): Promise<SurveySearch> {
  const slices = surveySearchInSlices(survey);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    await setImmediate();
  }
}

/** What no answers lead to, what nobody gets away from, and what contradicts itself. A loop that one gets away from is meant. */
export async function checkLogic(document: SurveyDocument, base: string): Promise<Finding[]> {
  // The fields of options come and go with what is chosen, on the same page: nothing is led elsewhere by them.
  const survey = writtenSurveyOf('', document, new Map());
  const search = await searched(survey);
  const words = wordsFor(document, survey, base);
  return [
    ...search.findings.flatMap((finding) => words(finding)),
    ...(search.proved
      ? []
      : [
          findingAt(
            `/rules/${search.tooLarge}`,
            doubt('survey-not-proved', { rule: numberOf(document.rules, search.tooLarge ?? '') }),
          ),
        ]),
  ];
}

const numberOf = (entries: Record<string, { order: string }>, id: string) =>
  inOrder(entries).findIndex(([key]) => key === id) + 1;

function wordsFor(document: SurveyDocument, survey: PublishedSurvey, base: string) {
  const questions = questionsInOrder(document).map(([id]) => id);
  const questionNumber = (id: string) => questions.indexOf(id) + 1;
  const rule = (id: string) => numberOf(document.rules, id);
  const quota = (id: string) => document.quotas[id]?.name ?? '';
  const answersIn = (steps: SearchStep[]) =>
    steps
      .flatMap((step) => (step.answer ? `${questionNumber(step.question)}: ${words(step)}` : []))
      .join(' · ') || '–';
  const words = ({ answer, question }: SearchStep) => {
    if (answer && 'consent' in answer) return answer.consent ? '✓' : '✗';
    const answers = answer ? { [question]: answer } : {};
    return pipedText(`{{${question}}}`, survey, { answers, variables: {} }, base, base);
  };
  /** Named where a rule is the reason; a quota is none. */
  const byRule = (id: string | null) => (id && document.rules[id] ? rule(id) : null);

  return (finding: SurveyFinding): Finding[] => {
    const answers = answersIn(finding.steps);
    const say = (pointer: string, what: Fault) => [findingAt(pointer, what)];
    switch (finding.kind) {
      case 'unreachable-page': {
        const page = numberOf(document.pages, finding.page);
        const by = byRule(finding.rule);
        return say(
          `/pages/${finding.page}`,
          by === null
            ? doubt('survey-unreachable.page', { page, answers })
            : doubt('survey-unreachable.pageByRule', { page, rule: by, answers }),
        );
      }
      case 'unreachable-question': {
        const question = questionNumber(finding.question);
        const by = byRule(finding.rule);
        const pointer = `/questions/${finding.question}`;
        if (finding.required)
          return say(
            pointer,
            by === null
              ? fault('survey-contradiction.required', { question, answers })
              : fault('survey-contradiction.requiredByRule', { question, rule: by, answers }),
          );
        return say(
          pointer,
          by === null
            ? doubt('survey-unreachable.question', { question, answers })
            : doubt('survey-unreachable.questionByRule', { question, rule: by, answers }),
        );
      }
      case 'unreachable-ending': {
        const ending = numberOf(document.endings, finding.ending);
        const by = byRule(finding.rule);
        return say(
          `/endings/${finding.ending}`,
          by === null
            ? doubt('survey-unreachable.ending', { ending, answers })
            : doubt('survey-unreachable.endingByRule', { ending, rule: by, answers }),
        );
      }
      case 'never-holds':
        return say(
          `/rules/${finding.rule}`,
          doubt('survey-contradiction.rule', { rule: rule(finding.rule), answers }),
        );
      case 'quota-never-holds':
        return say(
          `/quotas/${finding.quota}`,
          doubt('survey-contradiction.quota', { quota: quota(finding.quota), answers }),
        );
      case 'overruled': {
        const by = byRule(finding.by);
        const overruled = rule(finding.rule);
        return say(
          `/rules/${finding.rule}`,
          by === null
            ? doubt('survey-contradiction.overruledByOthers', { rule: overruled, answers })
            : doubt('survey-contradiction.overruled', { rule: overruled, by, answers }),
        );
      }
      case 'loop': {
        const page = numberOf(document.pages, finding.page);
        if (!finding.endless) return [];
        return say(
          `/rules/${finding.rule}`,
          fault('survey-dead-end.endless', { rule: rule(finding.rule), page, answers }),
        );
      }
      case 'stuck': {
        const question = questionNumber(finding.question);
        const by = byRule(finding.rule);
        return say(
          `/questions/${finding.question}`,
          by === null
            ? fault('survey-dead-end.stuck', { question, answers })
            : fault('survey-dead-end.stuckByRule', { question, rule: by, answers }),
        );
      }
    }
  };
}
