CREATE TABLE "timeline_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"experience_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_rollup_progress" (
	"id" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_rollups" (
	"experience_id" text NOT NULL,
	"span" text NOT NULL,
	"kind" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"document_id" text NOT NULL,
	"detail" text NOT NULL,
	"count" integer NOT NULL,
	"second_quarter" integer DEFAULT 0 NOT NULL,
	"third_quarter" integer DEFAULT 0 NOT NULL,
	"fourth_quarter" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_rollups_key" PRIMARY KEY("experience_id","span","kind","hour","document_id","detail")
);
--> statement-breakpoint
ALTER TABLE "visit_hours" ADD COLUMN "second_quarter" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_hours" ADD COLUMN "third_quarter" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_hours" ADD COLUMN "fourth_quarter" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "timeline_notes" ADD CONSTRAINT "timeline_notes_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_notes" ADD CONSTRAINT "timeline_notes_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "timeline_notes_by_experience" ON "timeline_notes" USING btree ("experience_id","at");--> statement-breakpoint
CREATE INDEX "visit_hours_by_hour" ON "visit_hours" USING btree ("experience_id","hour");