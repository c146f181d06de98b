import { tileCsv } from './tile-csv';

test('a tile as CSV leaves out what is not known, and runs nothing', () => {
  const rows = [
    { id: 'a', label: 'Code', counts: [3, 0] },
    { id: 'b', label: '=SUM(A1)', counts: [null, 2] },
    { id: 'c', label: '=SUM(A1)\nin two lines', counts: [1, 1] },
  ];
  expect(tileCsv({ columns: ['Source', 'Visits', 'Visits, before'], rows })).toBe(
    '\ufeffSource,Visits,"Visits, before"\r\nCode,3,0\r\n"\'=SUM(A1)",,2\r\n"\'=SUM(A1)\nin two lines",1,1\r\n',
  );
});

test('what holds for all of a tile stands in each row', () => {
  const rows = [
    { id: 'a', label: 'Oak', counts: [3] },
    { id: 'b', label: 'Ash', counts: [1] },
  ];
  const said = { column: 'Protection', text: 'One vote for each code.' };
  expect(tileCsv({ columns: ['Answer', 'Number'], rows, said })).toBe(
    '\ufeffAnswer,Number,Protection\r\nOak,3,One vote for each code.\r\nAsh,1,One vote for each code.\r\n',
  );
});
