DROP INDEX "responses_by_placement";--> statement-breakpoint
CREATE INDEX "responses_by_placement" ON "responses" USING btree ("placement_id","position") WHERE position > 0;