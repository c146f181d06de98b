import ar from './texts/ar';
import de from './texts/de';
import en from './texts/en';
import es from './texts/es';
import fr from './texts/fr';
import it_ from './texts/it';

it('asks for one answer in the singular', () => {
  expect([en, de, fr, es, it_].map(({ chooseSeveral }) => chooseSeveral(1, 1))).toEqual([
    'Choose one',
    'Wählen Sie eine Antwort',
    'Choisissez une réponse',
    'Elija una respuesta',
    'Scelga una risposta',
  ]);
});

it('counts in Arabic as Arabic does: one, two, a few, many', () => {
  expect(
    [
      [1, 1],
      [1, 2],
      [2, 5],
      [3, 12],
    ].map(([min, max]) => ar.chooseSeveral(min ?? 0, max ?? 0)),
  ).toEqual([
    'اختر إجابة واحدة',
    'اختر إجابة واحدة أو إجابتين',
    'اختر من 2 إلى 5 إجابات',
    'اختر من 3 إلى 12 إجابة',
  ]);
  expect([2, 4, 12].map((min) => ar.chooseSeveral(min, null))).toEqual([
    'اختر إجابتين على الأقل',
    'اختر 4 إجابات على الأقل',
    'اختر 12 إجابة على الأقل',
  ]);
});
