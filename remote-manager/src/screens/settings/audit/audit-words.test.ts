import english from '../../../texts/audit/en.json';
import { actionWords, auditActions } from './audit-words';

it('has words for every action that the contract knows, and for no other', () => {
  const asked = new Set<string>();
  const look = (name: string) => {
    asked.add(name);
    return name;
  };
  for (const action of auditActions)
    for (const after of [{ name: 'Nordlys' }, null]) actionWords(look, { action, after });
  const words = (['sentences', 'things', 'verbs'] as const).flatMap((kind) =>
    Object.keys(english[kind]).map((name) => `audit.${kind}.${name}`),
  );
  expect([...asked].sort()).toEqual(['audit.done', ...words].sort());
});
