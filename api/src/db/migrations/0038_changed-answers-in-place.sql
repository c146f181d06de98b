-- A changed answer is a new version of its row. Where the page has room for it, it needs no entry in the key's index, and
-- the former one is cleared away by whoever comes next: the table of people who change their minds does not grow.
ALTER TABLE "current_answers" SET (fillfactor = 70);
