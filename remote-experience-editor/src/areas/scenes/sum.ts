/**
 * Works out what people type into a number field: `1.2+0.3`, `2*(1,5-0.25)`, `-3/4`.
 * @returns null when it is no number and no sum.
 */
export function sum(text: string): number | null {
  const tokens = text.replaceAll(',', '.').match(/\d*\.?\d+(?:e[+-]?\d+)?|[-+*/()]|\S/gi) ?? [];
  let next = 0;

  /** number, bracket or sign. */
  function factor(): number {
    const token = tokens[next++];
    if (token === '-') return -factor();
    if (token === '+') return factor();
    if (token === '(') {
      const value = terms();
      return tokens[next++] === ')' ? value : Number.NaN;
    }
    return token === undefined ? Number.NaN : Number(token);
  }
  function factors(): number {
    let value = factor();
    while (tokens[next] === '*' || tokens[next] === '/')
      value = tokens[next++] === '*' ? value * factor() : value / factor();
    return value;
  }
  function terms(): number {
    let value = factors();
    while (tokens[next] === '+' || tokens[next] === '-')
      value = tokens[next++] === '+' ? value + factors() : value - factors();
    return value;
  }

  const value = terms();
  return next === tokens.length && Number.isFinite(value) ? value : null;
}
