/**
 * Whether a shell with this contract version may run a remote with this caret range: the same major, and at least the
 * minor and patch that the remote was built against. Anything that is no caret range is refused.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const has = parse(version);
  const needs = range.startsWith('^') ? parse(range.slice(1)) : null;
  if (!has || !needs || has[0] !== needs[0]) return false;
  return has[1] > needs[1] || (has[1] === needs[1] && has[2] >= needs[2]);
}

function parse(version: string): [major: number, minor: number, patch: number] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match && [Number(match[1]), Number(match[2]), Number(match[3])];
}
