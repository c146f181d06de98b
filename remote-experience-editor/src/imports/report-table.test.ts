import type { ImportFinding } from '@vitrine/shared/contract';
import { inReadingOrder, reportCsv } from './report-table';

const finding = (level: ImportFinding['level'], line: number | null, field: string): ImportFinding => ({
  level,
  line,
  field,
  message: `“${field}”, no good`,
});
const report = [finding('notice', null, 'Weight'), finding('error', 9, '=1+1'), finding('error', 3, 'Price')];
const words = { level: 'Level', line: 'Line', field: 'Column', message: 'What' };

describe('the report of an import', () => {
  it('begins with what is left out', () => {
    expect(inReadingOrder(report).map(({ line }) => line)).toEqual([3, 9, null]);
  });

  it('is a table that a spreadsheet opens and does not run', () => {
    expect(reportCsv(report, words)).toBe(
      '\ufeffLine,Level,Column,What\r\n3,error,Price,"“Price”, no good"\r\n' +
        '9,error,"\'=1+1","“=1+1”, no good"\r\n,notice,Weight,"“Weight”, no good"\r\n',
    );
  });
});
