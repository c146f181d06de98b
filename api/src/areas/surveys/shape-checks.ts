import {
  hasOptions,
  inOrder,
  pipedIds,
  type SurveyAction,
  type SurveyDocument,
  testsOf,
} from '@vitrine/shared/contract';
import { httpsAddress } from '@vitrine/shared/contract/values/values';
import { doubt, type Finding, fault, findingAt } from '../checks/findings';
import { checkOpeningTimes } from '../opening-times';
import { sameNames } from '../options/answer-option-checks';
import { questionsInOrder } from './in-order';
import { surveyTexts } from './texts';

const fewestOptions = 2;

/** What is wrong with a survey's parts, each by itself. */
export const checkShape = (survey: SurveyDocument, languages: string[]): Finding[] => [
  ...(questionsInOrder(survey).length === 0 ? [findingAt('/pages', fault('empty-survey'))] : []),
  ...inOrder(survey.questions).flatMap(([id, { page }], index) =>
    Object.hasOwn(survey.pages, page)
      ? []
      : [findingAt(`/questions/${id}`, doubt('survey-question-without-page', { number: index + 1 }))],
  ),
  ...checkOptions(survey, languages),
  ...inOrder(survey.endings).flatMap(([id, { address, kind }], index) =>
    kind === 'link' && !httpsAddress.safeParse(address).success
      ? [findingAt(`/endings/${id}/address`, fault('survey-ending-address', { number: index + 1 }))]
      : [],
  ),
  ...checkOpeningTimes(survey, fault('survey-closes-before')),
  ...checkNames(survey),
  ...surveyTexts(survey).flatMap(({ map, pointer }) =>
    [...new Set(Object.values(map).flatMap(pipedIds))].flatMap((id) =>
      Object.hasOwn(survey.questions, id) || Object.hasOwn(survey.variables, id)
        ? []
        : [findingAt(pointer, fault('survey-piped-gone', { id }))],
    ),
  ),
];

const checkOptions = (survey: SurveyDocument, languages: string[]): Finding[] =>
  questionsInOrder(survey).flatMap(([id, { options, type }], index) => {
    if (!hasOptions(type)) return [];
    const few = Object.keys(options).length < fewestOptions;
    const question = index + 1;
    return [
      ...(few
        ? [
            findingAt(
              `/questions/${id}/options`,
              fault('too-few-options.survey', { question, min: fewestOptions }),
            ),
          ]
        : []),
      ...sameNames(`/questions/${id}/options`, options, languages, (values) =>
        doubt('same-option.survey', { ...values, question }),
      ),
    ];
  });

/** Rules and quotas that name what is gone: nothing comes of them. */
function checkNames(survey: SurveyDocument): Finding[] {
  const { endings, pages, questions, variables } = survey;
  const isGone = (entries: object, id: string) => !Object.hasOwn(entries, id);
  const asksWhatIsGone = (when: Parameters<typeof testsOf>[0]) =>
    testsOf(when).some((test) =>
      'question' in test ? isGone(questions, test.question) : isGone(variables, test.variable),
    );
  const doesWithWhatIsGone = (does: SurveyAction): boolean => {
    switch (does.kind) {
      case 'show':
      case 'require':
        return isGone(questions, does.question);
      case 'show-page':
        return isGone(pages, does.page);
      case 'jump':
        return (
          isGone(pages, does.after) ||
          ('page' in does.to ? isGone(pages, does.to.page) : isGone(endings, does.to.ending))
        );
      case 'end':
        return isGone(endings, does.ending);
      case 'calculate':
        return (
          isGone(pages, does.after) ||
          isGone(variables, does.variable) ||
          ('question' in does.by && isGone(questions, does.by.question)) ||
          ('variable' in does.by && isGone(variables, does.by.variable))
        );
    }
  };
  return [
    ...inOrder(survey.rules).flatMap(([id, { does, when }], index) =>
      asksWhatIsGone(when) || doesWithWhatIsGone(does)
        ? [findingAt(`/rules/${id}`, fault('survey-rule-gone', { rule: index + 1 }))]
        : [],
    ),
    ...inOrder(survey.quotas).flatMap(([id, { ending, name, when }]) =>
      asksWhatIsGone(when) || isGone(endings, ending)
        ? [findingAt(`/quotas/${id}`, fault('survey-quota-gone', { quota: name }))]
        : [],
    ),
  ];
}
