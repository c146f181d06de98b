import { budgetProblems, countBrowserTests, type ReportedSuite } from './browser-test-budget';

const spec = (projectName: string) => ({ tests: [{ projectName }] });
const caps = { browserTests: 3, browserTestsWithWebgl: 1 };

describe('the budget of browser tests', () => {
  it('counts tests at every depth, and those whose browser has WebGL', () => {
    const suites: ReportedSuite[] = [
      { specs: [spec('flat'), spec('webgl')], suites: [{ specs: [spec('flat')], suites: [] }] },
      { specs: [], suites: [{ specs: [], suites: [{ specs: [spec('webgl')] }] }] },
    ];
    expect(countBrowserTests(suites)).toEqual({ browserTests: 4, browserTestsWithWebgl: 2 });
    expect(countBrowserTests([])).toEqual({ browserTests: 0, browserTestsWithWebgl: 0 });
  });

  it('has nothing to say of as many as are allowed', () => {
    expect(budgetProblems(caps, caps)).toEqual([]);
  });

  it('names both numbers and what to do where there are more', () => {
    expect(budgetProblems({ browserTests: 4, browserTestsWithWebgl: 1 }, caps)).toEqual([
      '4 browser tests, and budgets.json allows 3: let a new one replace one, or show the same with inject, a component or a property.',
    ]);
    expect(budgetProblems({ browserTests: 3, browserTestsWithWebgl: 2 }, caps)).toEqual([
      '2 browser tests with WebGL, and budgets.json allows 1: let a new one replace one, or show the same with inject, a component or a property.',
    ]);
  });
});
