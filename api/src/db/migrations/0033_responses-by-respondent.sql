DROP INDEX "responses_by_run";--> statement-breakpoint
DROP INDEX "visit_events_by_experience";--> statement-breakpoint
CREATE INDEX "responses_by_respondent" ON "responses" USING btree ("respondent_id");--> statement-breakpoint
CREATE INDEX "test_responses_by_respondent" ON "test_responses" USING btree ("respondent_id");--> statement-breakpoint
CREATE INDEX "test_responses_by_time" ON "test_responses" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "visit_events_by_respondent" ON "visit_events" USING btree ("respondent_id");--> statement-breakpoint
CREATE INDEX "visit_events_by_time" ON "visit_events" USING btree ("at");