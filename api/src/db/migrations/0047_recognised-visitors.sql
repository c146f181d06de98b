CREATE TABLE "visitor_rollups" (
	"experience_id" text NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"previous_day" timestamp with time zone NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "visitor_rollups_key" PRIMARY KEY("experience_id","day","previous_day")
);
--> statement-breakpoint
DROP INDEX "visit_events_by_time";--> statement-breakpoint
ALTER TABLE "visit_events" ADD COLUMN "previous_at" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_events" ADD COLUMN "previous_here_at" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
CREATE INDEX "visit_events_with_respondent" ON "visit_events" USING btree ("at") WHERE respondent_id is not null;--> statement-breakpoint
CREATE INDEX "visit_events_by_previous" ON "visit_events" USING btree ("experience_id","previous_at","at");--> statement-breakpoint
CREATE INDEX "visit_events_by_placement" ON "visit_events" USING btree ("experience_id","placement_id","at","previous_here_at");--> statement-breakpoint
CREATE INDEX "visit_events_by_time" ON "visit_events" USING btree ("experience_id","at","previous_at");