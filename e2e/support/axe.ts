import type { Page } from '@playwright/test';
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';

/**
 * What keeps people from using what is shown: of a whole page what axe calls serious or critical, of a part all of it.
 * @param within a selector of the part.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const results = await runAxe(page, within);
  return results.violations
    .filter(({ impact }) => within || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
}

/** Axe goes into each document once: half a megabyte to hand over and to compile is most of what a look costs. */
async function runAxe(page: Page, within = 'html'): Promise<AxeResults> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(
    ([context, options]) =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(context, options),
    [within, { resultTypes: ['violations'] }] satisfies [ElementContext, RunOptions],
  );
}
