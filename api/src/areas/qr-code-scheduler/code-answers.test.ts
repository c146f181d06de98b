import { expect, test } from '@jest/globals';
import {
  type CodeContent,
  type CodeVisit,
  compileCode,
} from '@vitrine/shared/contract/areas/qr-code-scheduler/resolve-code';
import { codeRuleOf } from '../../testing/printed-code';
import { codeAnswers } from './code-answers';

const zone = 'Europe/Berlin';
const toPoll = { kind: 'poll', documentId: 'p'.repeat(16) } as const;
const toScene = { kind: 'scene', documentId: 's'.repeat(16) } as const;
const fallback = { kind: 'placement', placementId: 'w'.repeat(10) } as const;
const between = (from: string, until: string) => ({ times: { hours: [{ from, until }], exceptions: {} } });

function asked(content: CodeContent) {
  let resolved = 0;
  const { answer } = codeAnswers(content, (timeZone) => {
    resolved++;
    return compileCode(content, timeZone);
  });
  return {
    at: (iso: string, own: Partial<CodeVisit> = {}) =>
      answer(
        { placementId: 'w'.repeat(10), language: 'en', device: 'phone', atMs: Date.parse(iso), ...own },
        zone,
      ),
    resolved: () => resolved,
  };
}

test('all targets that apply stand in their order, the fallback last', () => {
  const code = asked({
    fallback,
    rules: {
      scene: codeRuleOf('a1', toScene),
      poll: codeRuleOf('a0', toPoll, between('08:00', '12:00')),
      later: codeRuleOf('a2', toPoll, between('13:00', '14:00')),
      nothing: codeRuleOf('a3', undefined),
    },
  });
  expect(code.at('2026-12-07T08:00:00Z')).toEqual({
    state: 'live',
    targets: [
      { ruleId: 'poll', target: toPoll },
      { ruleId: 'scene', target: toScene },
      { ruleId: null, target: fallback },
    ],
  });
});

test('an answer holds until something may begin or end, and no longer', () => {
  const byQuarter = asked({ fallback, rules: { poll: codeRuleOf('a0', toPoll, between('08:15', '09:00')) } });
  expect(byQuarter.at('2026-12-07T07:14:59.999Z').targets).toHaveLength(1);
  expect(byQuarter.at('2026-12-07T07:15:00Z').targets).toHaveLength(2);
  expect(byQuarter.at('2026-12-07T07:29:59Z').targets).toHaveLength(2);
  expect(byQuarter.resolved()).toBe(2);
  const byMinute = asked({ fallback, rules: { poll: codeRuleOf('a0', toPoll, between('08:16', '09:00')) } });
  expect(byMinute.at('2026-12-07T07:15:30Z').targets).toHaveLength(1);
  expect(byMinute.at('2026-12-07T07:16:00Z').targets).toHaveLength(2);
  const closing = asked({ fallback, rules: {}, closesAt: '2026-12-07T08:07' });
  expect(closing.at('2026-12-07T07:06:59Z').state).toBe('live');
  expect(closing.at('2026-12-07T07:07:00Z').state).toBe('ended');
});

test('who asks with another device or in another language has an answer of their own', () => {
  const german = { audience: { placements: [], languages: ['de'], devices: [] } };
  const code = asked({ fallback, rules: { poll: codeRuleOf('a0', toPoll, german) } });
  const at = '2026-12-07T08:00:00Z';
  expect(code.at(at).targets).toHaveLength(1);
  expect(code.at(at, { language: 'de-AT' }).targets).toHaveLength(2);
  expect(code.at(at).targets).toHaveLength(1);
  for (let number = 0; number < 100; number++) code.at(at, { language: `de-${number}` });
  expect(code.at(at, { language: 'de' }).targets).toHaveLength(2);
});
