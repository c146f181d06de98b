import type {
  Condition,
  SurveyAction,
  SurveyDocument,
  SurveyRule,
  SurveyTest,
} from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../../texts/texts';
import { apart } from '../apart';
import { verbOf } from '../conditions/fitting-tests';
import { usePredicates } from '../conditions/use-predicates';
import { useSurveyNames } from '../use-survey-names';

/** Rules and quotas as sentences, to be read without opening them. */
export function useRuleWords(survey: SurveyDocument) {
  const t = useEditorTexts();
  const format = useFormat();
  const names = useNamesApart(survey);
  const { predicate } = usePredicates();

  const test = (one: SurveyTest): string => {
    const what = 'variable' in one ? names.variable(one.variable) : names.question(one.question);
    const compared = {
      ...('option' in one && { option: names.option(one.question, one.option) }),
      ...('row' in one && { row: names.row(one.question, one.row) }),
      ...('number' in one && { value: format.number(one.number) }),
      ...('date' in one && { value: format.day(one.date) }),
      ...('text' in one && { option: apart(one.text) }),
    };
    return t('surveys.sentences.test', { what, predicate: predicate(verbOf(one), compared) });
  };

  /** @param isInner it stands in another one, and is held together by brackets. */
  const condition = (one: Condition, isInner = false): string => {
    if (!('of' in one)) return test(one);
    if (one.of.length === 0)
      return t(one.kind === 'all' ? 'surveys.sentences.always' : 'surveys.sentences.never');
    const type = one.kind === 'all' ? 'conjunction' : 'disjunction';
    const joined = new Intl.ListFormat(format.language, { type }).format(
      one.of.map((part) => condition(part, one.of.length > 1)),
    );
    return isInner && one.of.length > 1 ? `(${joined})` : joined;
  };

  const action = (does: SurveyAction): string => {
    switch (does.kind) {
      case 'show':
        return t('surveys.sentences.show', { question: names.question(does.question) });
      case 'show-page':
        return t('surveys.sentences.show-page', { page: names.page(does.page) });
      case 'require':
        return t('surveys.sentences.require', { question: names.question(does.question) });
      case 'jump':
        return t('surveys.sentences.jump', {
          after: names.page(does.after),
          to: 'page' in does.to ? names.page(does.to.page) : names.ending(does.to.ending),
        });
      case 'end':
        return t('surveys.sentences.end', { ending: names.ending(does.ending) });
      case 'calculate':
        return t(`surveys.sentences.${does.operation}`, {
          after: names.page(does.after),
          variable: names.variable(does.variable),
          by: amount(does.by),
        });
    }
  };
  const amount = (by: Extract<SurveyAction, { kind: 'calculate' }>['by']) => {
    if ('number' in by) return format.number(by.number);
    const text = 'question' in by ? names.question(by.question) : names.variable(by.variable);
    return t('surveys.sentences.quoted', { text });
  };

  const isUnconditional = (when: Condition) => 'of' in when && when.kind === 'all' && when.of.length === 0;
  return {
    isUnconditional,
    condition: (when: Condition) => condition(when),
    rule: ({ when, does }: Pick<SurveyRule, 'when' | 'does'>) =>
      isUnconditional(when)
        ? t('surveys.sentences.unconditional', { does: action(does) })
        : t('surveys.sentences.rule', { when: condition(when), does: action(does) }),
  };
}

/** What is spoken of in a sentence, whatever script it is in. */
function useNamesApart(survey: SurveyDocument) {
  const { ending, option, page, question, row, variable } = useSurveyNames(survey);
  const named = (nameOf: (id: string) => string) => (id: string) => apart(nameOf(id));
  return {
    ending: named(ending),
    page: named(page),
    question: named(question),
    variable: named(variable),
    option: (of: string, id: string) => apart(option(of, id)),
    row: (of: string, id: string) => apart(row(of, id)),
  };
}
