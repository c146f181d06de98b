/**
 * Words that every sentence has, of the languages that visitors read: in a cloud they would be the largest and say
 * nothing. Only the commonest, and of all languages at once: a sentence is not always in the language of its page.
 */
const byLanguage = {
  en: `a about all also an and any are as at be because been but by can could did do does for from had has have he her
    here his how i if in into is it its just like me more most my no not of on only or our out she so some than that
    the their them then there these they this to too up very was we were what when where which who will with would you
    your`,
  de: `aber alle als am an auch auf aus bei bin bis bist da das dass dein dem den der des dich die dir doch du durch
    ein eine einem einen einer eines er es etwas euch für haben hat hier ich ihr ihre im in ist ja kann kein keine man
    mehr mein mich mir mit nach nicht noch nur oder ohne schon sehr sein sich sie sind so über um und uns unser unter
    vom von vor war was weil wenn wer wie wir wird wo zu zum zur`,
  ar: `في من على إلى عن مع هذا هذه ذلك تلك التي الذي الذين هو هي هم أنا نحن أنت كان كانت يكون ما لا لم لن ليس قد كل أو و
    ثم إن أن إذا كما لكن بعد قبل عند أي جدا`,
  fr: `à ai au aussi aux avec ce ces cette c'est dans de des du elle elles en est et eu il ils je j'ai la le les leur
    lui ma mais me mes moi mon ne nos notre nous on ou où par pas plus pour qu que qui sa sans se ses si son sont sur
    ta te tes toi ton tout très tu un une vos votre vous y`,
  es: `a al algo así aunque como con cuando de del desde donde el ella ellos en entre era es esa ese eso esta este esto
    estoy está han hay la las le les lo los me mi mis mucho muy más nada ni no nos o para pero por porque que qué se
    ser si sin sobre son soy su sus sí también te tengo tu tus un una uno y ya yo`,
  it: `a ad ai al alla alle anche c'è che chi ci come con cui da dal dalla dei del della delle di dove e ed era essere
    gli ha hai hanno ho i il in io la le lei lo loro lui ma mi mia mio molto ne nei nel nella noi non o per perché più
    quello questa questo se sei si sia solo sono su sua sul sulla suo ti tra tu tutto un una uno vi voi è`,
};

export const stopWords: ReadonlySet<string> = new Set(
  Object.values(byLanguage).flatMap((words) => words.split(/\s+/)),
);
