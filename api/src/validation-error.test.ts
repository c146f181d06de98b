import { findValidationError } from './validation-error';

describe('what a body may not hold', () => {
  it.each([
    ['__proto__', JSON.parse('{"a":{"__proto__":{"polluted":true}}}'), '/a/__proto__'],
    ['constructor', { constructor: { prototype: {} } }, '/constructor'],
    ['hasOwnProperty', { hasOwnProperty: 1 }, '/hasOwnProperty'],
    ['a null byte', { a: ['x\0'] }, '/a/0'],
    ['a number beyond all', JSON.parse('{"a":[1e999]}'), '/a/0'],
    ['half a surrogate pair', { a: { 'b/c': '\ud83d' } }, '/a/b~1c'],
  ])('%s is named with its pointer', (_what, body, pointer) => {
    expect(findValidationError(body)).toMatchObject({ pointer });
  });

  it('is nesting without end', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
    expect(findValidationError(deep)?.message).toBe('Nested too deeply');
  });

  it('is no whole emoji', () => expect(findValidationError({ a: '🪑' })).toBeNull());
});
