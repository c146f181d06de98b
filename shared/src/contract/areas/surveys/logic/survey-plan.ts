import type { PublishedSurvey, PublishedSurveyQuestion, PublishedSurveyRule } from '../published';
import type { SurveyAction } from '../rule';

/** A rule that does one kind of thing. */
export type RuleThat<Kind extends SurveyAction['kind']> = PublishedSurveyRule & {
  does: Extract<SurveyAction, { kind: Kind }>;
};

/** The rules of a survey by the place where they act, each list in the rules' order. Those that name what does not exist act nowhere. */
export interface SurveyPlan {
  survey: PublishedSurvey;
  pageIndex: ReadonlyMap<string, number>;
  questions: ReadonlyMap<string, PublishedSurveyQuestion>;
  endings: ReadonlySet<string>;
  /** By question. */
  shows: ReadonlyMap<string, RuleThat<'show'>[]>;
  requires: ReadonlyMap<string, RuleThat<'require'>[]>;
  /** By page. */
  pageShows: ReadonlyMap<string, RuleThat<'show-page'>[]>;
  calculations: ReadonlyMap<string, RuleThat<'calculate'>[]>;
  jumps: ReadonlyMap<string, RuleThat<'jump'>[]>;
  ends: RuleThat<'end'>[];
}

const is =
  <Kind extends SurveyAction['kind']>(kind: Kind) =>
  (rule: PublishedSurveyRule): rule is RuleThat<Kind> =>
    rule.does.kind === kind;

function by<Rule>(rules: Rule[], keyOf: (rule: Rule) => string): Map<string, Rule[]> {
  const lists = new Map<string, Rule[]>();
  for (const rule of rules) lists.set(keyOf(rule), [...(lists.get(keyOf(rule)) ?? []), rule]);
  return lists;
}

export function surveyPlan(survey: PublishedSurvey): SurveyPlan {
  const { endings, pages, rules, variables } = survey;
  const pageIndex = new Map(pages.map(({ id }, index) => [id, index]));
  const endingIds = new Set(endings.map(({ id }) => id));
  const variableIds = new Set(variables.map(({ id }) => id));
  const leadsSomewhere = ({ does: { to } }: RuleThat<'jump'>) =>
    'page' in to ? pageIndex.has(to.page) : endingIds.has(to.ending);
  return {
    survey,
    pageIndex,
    questions: new Map(
      pages.flatMap(({ questions }) => questions.map((question) => [question.id, question])),
    ),
    endings: endingIds,
    shows: by(rules.filter(is('show')), ({ does }) => does.question),
    requires: by(rules.filter(is('require')), ({ does }) => does.question),
    pageShows: by(rules.filter(is('show-page')), ({ does }) => does.page),
    calculations: by(
      rules.filter(is('calculate')).filter(({ does }) => variableIds.has(does.variable)),
      ({ does }) => does.after,
    ),
    jumps: by(rules.filter(is('jump')).filter(leadsSomewhere), ({ does }) => does.after),
    ends: rules.filter(is('end')).filter(({ does }) => endingIds.has(does.ending)),
  };
}
